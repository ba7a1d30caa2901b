"""What one person asks for alone: looks, descriptions, refusals, hints, reviews, rules, suggestions."""
