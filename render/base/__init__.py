"""What every picture is made from: colours by role, lettering, the pen, the scene, and what a picture is."""
