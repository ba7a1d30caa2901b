"""The stores in SQL that both databases understand."""
