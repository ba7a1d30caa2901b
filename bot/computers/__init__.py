"""Computer players at tables, hints and reviews, and the workers that think for them."""
