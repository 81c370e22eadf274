"""Solids from outlines, rows of fine parts, and the placing of groups of parts."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from shapes import TURN, curve, grid, mesh, modify, tube


def group(build, *arguments):
    """The objects that a function creates."""
    before = set(bpy.data.objects)
    build(*arguments)
    return [item for item in bpy.data.objects if item not in before]


def place(items, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Turns (degrees), scales and moves objects together."""
    matrix = Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
    for item in items if isinstance(items, list) else [items]:
        item.matrix_basis = matrix @ item.matrix_basis
    return items


def turn_all(degrees):
    """Turns everything on the ground."""
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, 0), (0, 0, degrees))


def oval(width, depth, power=2.0, segments=96):
    """A superellipse: power 2 is an ellipse, 4 a rounded rectangle."""
    def point(a):
        c, s = math.cos(a), math.sin(a)
        return (math.copysign(abs(c) ** (2 / power), c) * width / 2, math.copysign(abs(s) ** (2 / power), s) * depth / 2)
    return [point(TURN * i / segments + math.pi / 2) for i in range(segments)]


def smooth_outline(points, steps=6):
    """A closed smooth curve through the points."""
    wrapped = [points[-1]] + list(points) + [points[0], points[1]]
    line = curve(wrapped, steps)
    return [tuple(p[:2]) for p in line[steps:-steps - 1]]


def slab(outline, thickness, material, bevel=.01, steps=3):
    """An outline in the plane of the floor, made thick. UV: the bounding box seen from above."""
    n = len(outline)
    points = [(x, y, z) for z in (0, thickness) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    low, high = np.min(outline, 0), np.max(outline, 0)
    uv = [((p[0] - low[0]) / (high[0] - low[0]), (p[1] - low[1]) / (high[1] - low[1])) for p in points]
    item = mesh('slab', points, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + sides, material, uv)
    item.data.use_auto_smooth = True
    if bevel:
        modify(item, 'BEVEL', width=bevel, segments=steps, limit_method='ANGLE', angle_limit=math.radians(40))
    return item


def loft(rings, material, uv=None):
    """A skin over closed rings with equal numbers of points. A ring of one place closes an end."""
    columns, rows = len(rings[0]), len(rings) - 1
    points = [p for ring in rings for p in list(ring) + [ring[0]]]
    if uv is None:
        uv = [(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    return grid('skin', points, columns, rows, material, uv)


def bottle_skin(profile, width, depth, power, material, steps=6):
    """A bottle with an oval section. The profile holds (share of the width, height)."""
    line = curve(profile, steps)
    base = oval(width, depth, power)
    return loft([[(x * q[0], y * q[0], q[1]) for x, y in base] for q in line], material)


def strands(roots, tips, radius, material, bend=0.0):
    """Bristles or straws: thin tapered prisms from roots to tips."""
    points, faces = [], []
    for root, tip in zip(roots, tips):
        root, tip = Vector(root), Vector(tip)
        ahead = (tip - root).normalized()
        side = ahead.orthogonal().normalized()
        other = ahead.cross(side)
        middle = (root + tip) / 2 + side * bend * (tip - root).length
        start = len(points)
        for centre, r in ((root, radius), (middle, radius * .9), (tip, radius * .45)):
            points += [centre + r * (math.cos(a) * side + math.sin(a) * other) for a in (0, TURN / 3, 2 * TURN / 3)]
        for j in (0, 3):
            faces += [(start + j + i, start + j + (i + 1) % 3, start + j + 3 + (i + 1) % 3, start + j + 3 + i) for i in range(3)]
        faces.append((start + 6, start + 7, start + 8))
    return mesh('strands', points, faces, material)


def rounded(width, depth, radius, segments=10):
    """A rectangle with round corners."""
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    return [(sx * (width / 2 - radius) + radius * math.cos(math.radians(start + 90 * i / segments)),
             sy * (depth / 2 - radius) + radius * math.sin(math.radians(start + 90 * i / segments)))
            for sx, sy, start in corners for i in range(segments + 1)]


def flat_faces(item):
    """Faces without a gradient of light across them."""
    item.data.polygons.foreach_set('use_smooth', [False] * len(item.data.polygons))
    return item


def ring(radius, thick, material, segments=72, width=None):
    """A ring that lies on the floor; `width` makes it an oval."""
    width = width or radius
    return tube([(radius * math.cos(TURN * i / segments), width * math.sin(TURN * i / segments), 0) for i in range(segments + 1)], thick, material, 16, 1)
