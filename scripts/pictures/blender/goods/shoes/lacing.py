"""Laces, tongues, and the pair that a picture shows."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from goods.shoes.skin import spline
from materials import plain
from shapes import grid, lathe, modify, tube


def turned(normal):
    """A rotation that brings the upright direction to a normal."""
    n = np.asarray(normal, float) / np.linalg.norm(normal)
    side = np.cross(n, (0, 1, 0) if abs(n[1]) < .9 else (1, 0, 0))
    side /= np.linalg.norm(side)
    return np.stack([side, np.cross(n, side), n], 1).tolist()


def laces(shoe, first, last, count, material, radius=.0085, v=.93, cross=False, bow=True, hook=None):
    """Eyelets and a lace across the opening, with a bow at its upper end."""
    u = np.linspace(first, last, count)
    lows = [shoe.at(a, v, np.array(.004)) for a in u], [shoe.at(12 - a, v, np.array(.004)) for a in u]
    for k in range(count):
        for n in range(2):
            p = lows[n][k]
            normal = shoe.look(shoe.normal, u[k] if n == 0 else 12 - u[k], v)
            eye = lathe([(.006, 0), (.009, .003), (.0125, .002), (.0135, -.002)], hook or plain('#3a3a3a', .4), 3, 20)
            eye.matrix_world = Matrix.Translation(p + normal * .003) @ Matrix(turned(normal)).to_4x4()
        there = lows[1][k + 1] if cross and k + 1 < count else lows[1][k]
        lace(lows[0][k], there, radius, material)
        if cross and k + 1 < count:
            lace(lows[1][k], lows[0][k + 1], radius, material)
    if bow:
        lace_bow((lows[0][0] + lows[1][0]) / 2 + np.array([.005, 0, .012]), radius, material)


def lace(a, b, radius, material):
    up = np.array([.012, 0, .022])
    middle = (a + b) / 2 + up * .75
    tube([tuple(a - up * .3), tuple(a + up * .25), tuple(a * .7 + b * .3 + up * .68), tuple(middle), tuple(a * .3 + b * .7 + up * .68), tuple(b + up * .25), tuple(b - up * .3)], radius, material, 10, 5)


def lace_bow(p, radius, material, size=1.):
    x, y, z = p
    knot = tube([(x, y - .018, z), (x, y, z + .006), (x, y + .018, z)], radius * 1.5, material, 12, 6)
    knot.name = 'knot'
    for side in (-1, 1):
        w = side * size
        tube([(x, y, z), (x + .02, y + w * .05, z + .018), (x + .055, y + w * .105, z - .012), (x + .075, y + w * .10, z - .04), (x + .05, y + w * .065, z - .018), (x + .01, y + w * .015, z)], radius, material, 10, 8)
        tube([(x, y, z), (x + .04, y + w * .03, z + .004), (x + .095, y + w * .065, z - .045), (x + .12, y + w * .085, z - .085)], radius, material, 10, 8)


def tongue(points, width, material, lining, thick=.018, crown=.03):
    """A padded strip under the laces: points of its middle line, and its width along it."""
    line = spline([(x, 0, z) for x, z in points], 10)
    wide = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(width)), width)
    across = np.linspace(-1, 1, 25)
    vertices = [(p[0] - crown * .4 * (a * a), a * w / 2, p[2] - crown * a * a) for p, w in zip(line, wide) for a in across]
    item = grid('tongue', vertices, 24, len(line) - 1, material, [(i / len(line), (a + 1) / 2) for i in range(len(line)) for a in across])
    item.data.materials.append(lining)
    modify(item, 'SOLIDIFY', thickness=thick, offset=0, material_offset=1)
    return modify(item, 'BEVEL', width=thick * .35, segments=3, limit_method='ANGLE')


def pair(angle=-38, gap=.40, ahead=.10, twist=4, elevation=24, surface='shoe', fill=.84):
    """The second shoe mirrors the first. Toes look towards the camera and to the left."""
    first = [item for item in bpy.data.objects if item.type == 'MESH']
    other = []
    for item in first:
        copy = item.copy()
        bpy.context.collection.objects.link(copy)
        other.append(copy)
    around = Matrix.Rotation(math.radians(180 - angle), 4, 'Z')
    for items, side, turn in ((first, 1, twist), (other, -1, -twist)):
        matrix = around @ Matrix.Translation((ahead * side, side * gap / 2, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        if side < 0:
            matrix = matrix @ Matrix.Scale(-1, 4, (0, 1, 0))
        for item in items:
            item.matrix_basis = matrix @ item.matrix_basis
    return {'azimuth': 0, 'elevation': elevation, 'fill': fill, 'surface': surface}
