"""Everything that is drawn: each art is a frozen value that draws itself with a pen."""
