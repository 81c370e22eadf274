"""Lacquer or bare metal, as the name of a colour wants it."""
from materials import plain, steel, wood

METALS = ('#c3c8d0', '#c07a52')


def coat(colour, rough=.26, shine=.6):
    """Metal for silver and copper; lacquer for all other colours."""
    return steel(colour, .24) if colour in METALS else plain(colour, rough, coat=shine)


def surface(colour):
    """Covers of one kind can share their light. A metal colours what it reflects, so each metal has its own."""
    return colour if colour in METALS else 'lacquer'


WOODS = {'#c99a64': ('#d0a26b', '#96673b'), '#7b5237': ('#845a3d', '#482c1b')}


def timber(colour, axis='Z'):
    """Oak or walnut by the colour of the goods; lacquered wood for all other colours."""
    return wood(*WOODS[colour], axis, .42) if colour in WOODS else plain(colour, .38, coat=.2, grain=.06, scale=40)


def timber_surface(colour):
    """Grain and lacquer cannot share their light."""
    return 'grain' if colour in WOODS else 'lacquer'
