"""What one person asks for privately: looks, descriptions, refusals, hints, reviews, rules, suggestions."""
