"""A file for each command, with a function of the same name; each is imported when it is called for."""
