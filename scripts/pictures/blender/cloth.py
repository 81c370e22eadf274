"""Soft surfaces: plush, weave, leather, rope."""
from materials import Surface, rgb, times


def plush(colour, pile=1.0):
    """Short soft hair: a sheen at the edges and a fine uneven pile."""
    surface = Surface(Roughness=.95, Sheen=.8, Specular=.1)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(11, 4), [(.3, times(base, .8)), (.7, times(base, 1.1))])
    return surface.colour(shade).bump(surface.noise(85, 4), .75 * pile, .02).material


def weave(colour, count=90, depth=.5):
    """Threads that cross: two waves, multiplied."""
    surface = Surface(Roughness=.9, Sheen=.3, Specular=.15)
    place = surface.node('TexCoord')
    waves = []
    for direction in 'XZ':
        wave = surface.node('TexWave', Scale=count / 6.3, Distortion=.6)
        wave.bands_direction = direction
        surface.link(place.outputs['Object'], wave.inputs[0])
        waves.append(wave.outputs[1])
    both = surface.node('Math')
    both.operation = 'MAXIMUM'
    for i, wave in enumerate(waves):
        surface.link(wave, both.inputs[i])
    base = rgb(colour)
    shade = surface.ramp(both.outputs[0], [(0, times(base, .72)), (1, times(base, 1.06))])
    return surface.colour(shade).bump(both.outputs[0], depth, .006).material


def leather(colour, rough=.42):
    surface = Surface(Roughness=rough, Clearcoat=.12, Clearcoat_Roughness=.3)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(7, 5), [(.3, times(base, .8)), (.7, times(base, 1.1))])
    return surface.colour(shade).bump(surface.noise(120, 3), .25, .006).material


def rope(colour, scale=60):
    """Twisted fibre: uneven and matt."""
    surface = Surface(Roughness=.9, Sheen=.3, Specular=.1)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(scale, 5), [(.3, times(base, .68)), (.7, times(base, 1.15))])
    return surface.colour(shade).bump(surface.noise(scale * 2, 4), .6, .01).material


def strap_web(colour):
    """Ribbed nylon of a strap."""
    return weave(colour, 150, .35)
