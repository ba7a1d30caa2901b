"""The operator's command line `alhambra`, a file for each group of commands, and automatic backups."""
