"""Lacquer or bare metal, as the name of a colour wants it."""
from materials import plain, steel

METALS = ('#c3c8d0', '#c07a52')


def coat(colour, rough=.26, shine=.6):
    """Metal for silver and copper; lacquer for all other colours."""
    return steel(colour, .24) if colour in METALS else plain(colour, rough, coat=shine)


def surface(colour):
    """Covers of one kind can share their light."""
    return 'metal' if colour in METALS else 'lacquer'
