"""Necks of stringed instruments: fingerboard, strings, pegs; lacquer and glossy wood."""
from materials import plain, steel, wood
from shapes import box, lathe, tube
from solids import loft, oval, place, slab, smooth_outline

ROSEWOOD = ('#4a2e20', '#2a1810')


def lacquer(colour):
    return plain(colour, .16, coat=1)


def mirror(half, steps=8):
    """A closed outline from its right half."""
    return smooth_outline(list(half) + [(-x, y) for x, y in half[::-1] if x > 1e-6], steps)


def grained(code, axis='Y', rough=.3):
    surface_of_wood = wood(*code, axis, rough)
    principled = surface_of_wood.node_tree.nodes['Principled BSDF']
    principled.inputs['Clearcoat'].default_value = .7
    return surface_of_wood


def fingerboard(nut, heel, wide, z, board, frets, scale, dots=(3, 5, 7, 9, 12, 15)):
    """The board between the nut and the heel, with frets at the places of a scale of this length."""
    w0, w1 = wide
    slab([(-w0 / 2, nut), (-w1 / 2, heel), (w1 / 2, heel), (w0 / 2, nut)], .02, board, .004).location.z = z
    metal, pearl = steel('#d3d5d6', .2), plain('#f3eee2', .25, coat=.4)
    places = [nut - scale * (1 - 2 ** (-k / 12)) for k in range(frets + 1)]
    for k, y in enumerate(places):
        share = (nut - y) / (nut - heel)
        if share > 1:
            break
        w = w0 + (w1 - w0) * share
        if k:
            box((w * .98, .006, .006), (0, y, z + .0215), metal, .002, 1)
        if k in dots:
            middle = (y + places[k - 1]) / 2
            for x in ((-.018, .018) if k == 12 else (0,)):
                place(lathe([(0, .001), (.008, .0008), (.009, 0, 'c')], pearl, 1, 20), (x, middle, z + .02))
    box((w0, .012, .03), (0, nut + .004, z + .015), pearl, .003)
    return places


def strings_of(count, nut, bridge, spread, z, thick=(.0028, .0014), metal=None, height=.012):
    metal = metal or steel('#cfd0cf', .25)
    for k in range(count):
        t = k / (count - 1) - .5
        r = thick[0] + (thick[1] - thick[0]) * k / (count - 1)
        tube([(t * spread[0], nut, z[0]), (t * spread[1], bridge, z[1])], r, metal, 8, 1)


def neck_back(nut, heel, wide, z, material, deep=.045):
    rings = [[(x, y, z + min(0, q)) for x, q in oval(w, deep * 2, 2.2, 32)] for y, w in ((nut + .01, wide[0]), (heel, wide[1]))]
    loft([[(0, nut + .01, z)] * 32] + rings + [[(0, heel, z)] * 32], material)


def peg(at, side, metal, button):
    """A tuner: a post on the head and a button beside it."""
    x, y, z = at
    lathe([(0, 0), (.013, 0), (.011, .03), (.013, .034), (0, .036)], metal, 3, 24).location = (x, y, z)
    tube([(x, y, z - .03), (x + side * .06, y, z - .03)], .006, metal, 10, 1)
    rings = [[(x + side * (.06 + d), y + p, z - .03 + q) for p, q in oval(.034 * k, .018 * k, 2.6, 20)] for d, k in ((0, .5), (.004, .9), (.03, 1.1), (.038, .6))]
    loft(rings + [[(x + side * .1, y, z - .03)] * 20], button)
