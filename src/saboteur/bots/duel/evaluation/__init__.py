"""What a maze promises the seats."""
