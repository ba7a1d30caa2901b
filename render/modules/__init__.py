"""What each module adds to pictures, behind one registry. Nothing else in render names a module."""
