"""The actions a text can ask for, a family a file: each adds its rows to the table of `effect`."""
