"""Distance to goals and gold."""
