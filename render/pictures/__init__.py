"""The pictures themselves: each lays itself out as a scene."""
