"""What looks after a server: the doctor and the housekeeping."""
