"""Leaves, stems and earth."""
import math

from mathutils import Vector

from materials import Surface, plain, rgb, times
from shapes import grid, tube
from solids import place

TURN = math.tau


def matt(colour):
    """Unglazed clay or powder-coated metal."""
    return plain(colour, .75, grain=.25, scale=90)


def soil():
    surface = Surface(Roughness=1., Specular=.05)
    surface.colour(surface.ramp(surface.noise(30, 6), [(.3, rgb('#1d140e')), (.65, rgb('#4a3526'))]))
    return surface.bump(surface.noise(38, 5), 1., .06).material


def leaf_surface(colour, edge=None, veins=True):
    """A leaf: uneven green with a pale middle rib, or a coloured edge."""
    surface = Surface(Roughness=.38, Specular=.4, Clearcoat=.15)
    base = rgb(colour)
    place_uv, split = surface.node('TexCoord'), surface.node('SeparateXYZ')
    surface.link(place_uv.outputs['UV'], split.inputs[0])
    if edge:
        stops = [(0, rgb(edge)), (.13, rgb(edge)), (.17, base), (.83, base), (.87, rgb(edge)), (1, rgb(edge))]
    else:
        stops = [(0, times(base, .8)), (.47, base), (.5, times(base, 1.9)), (.53, base), (1, times(base, .85))]
    across = surface.ramp(split.outputs[0], stops)
    mix = surface.node('MixRGB', blend_type='MULTIPLY')
    mix.inputs[0].default_value = .7
    surface.link(across, mix.inputs[1])
    bands = surface.noise(5, 3, (.6, .6, 9) if edge else (1, 1, 1))
    surface.link(surface.ramp(bands, [(.35, (.45, .5, .42, 1)), (.65, (1, 1, 1, 1))]), mix.inputs[2])
    return surface.colour(mix.outputs[0]).material


def leaf(length, width, bend, fold, material, tip=1.0):
    """A leaf along x that bends down and is folded along its rib."""
    columns, rows = 8, 24
    points, uv = [], []
    for j in range(rows + 1):
        v = j / rows
        half = width / 2 * math.sin(math.pi * v ** tip) ** .75 if 0 < v < 1 else .0005
        angle = bend * v
        x, z = length * v * math.cos(angle * .5), length * v * math.sin(angle * .5)
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            points.append((x, u * half, z + abs(u) * half * fold + .01 * math.sin(v * 19) * abs(u)))
            uv.append((i / columns, v))
    return grid('leaf', points, columns, rows, material, uv)


def blade(length, width, lean, twist, material):
    """An upright sword-shaped leaf."""
    columns, rows = 6, 30
    points, uv = [], []
    for j in range(rows + 1):
        v = j / rows
        half = width / 2 * (.55 + .9 * v - .25 * v * v) * (1 - max(0, (v - .72) / .28) ** 2 * .98)
        a = twist * v
        out = lean * v * v
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            points.append((out + u * half * math.cos(a) - abs(u) ** 2 * half * .25 * math.sin(a), u * half * math.sin(a) + u * u * half * .3, v * length))
            uv.append((i / columns, v))
    return grid('blade', points, columns, rows, material, uv)


def leafy(count, height, size, colour, rng, spread=.5):
    """Stems with pairs of leaves."""
    green = leaf_surface(colour)
    stem = plain('#6d8a4a', .6)
    for i in range(count):
        a = TURN * i / count * 2.618 + rng.random() * .4
        tall = height * (.45 + .55 * rng.random())
        out = spread * (1.05 - tall / height * .6) * (.5 + .5 * rng.random())
        end = Vector((out * math.cos(a), out * math.sin(a), tall))
        tube([(0.02 * math.cos(a), .02 * math.sin(a), 0), tuple(Vector((end.x * .4, end.y * .4, tall * .65))), tuple(end)], (.011, .007, .005), stem, 8, 6)
        item = leaf(size * (.7 + .5 * rng.random()), size * .55 * (.8 + .4 * rng.random()), -rng.uniform(.5, 1.3), .35, green, .85)
        place(item, tuple(end), (rng.uniform(-22, 22), -rng.uniform(-5, 38), math.degrees(a) + rng.uniform(-30, 30)))
