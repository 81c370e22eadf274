"""Meshes from profiles, paths and boxes. Lengths are free: the studio scales every subject."""
import math

import bpy
import numpy as np

TURN = 2 * math.pi


def mesh(name, points, faces, material, uv=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    if uv is not None:
        layer = data.uv_layers.new()
        index = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', index)
        layer.data.foreach_set('uv', np.asarray(uv, np.float32)[index].ravel())
    data.materials.append(material)
    data.update()
    item = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(item)
    return item


def modify(item, kind, **options):
    modifier = item.modifiers.new(kind, kind)
    for key, value in options.items():
        setattr(modifier, key, value)
    return item


def grid(name, points, columns, rows, material, uv=None):
    """A surface of (columns + 1) × (rows + 1) points. A closed seam keeps its own column of coordinates."""
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(rows) for i in range(columns)]
    return modify(mesh(name, points, faces, material, uv), 'WELD', merge_threshold=1e-5)


def curve(points, steps):
    """Catmull-Rom curve through the points. A point with a third value 'c' is a corner."""
    p = [np.array(q[:3] if len(q) > 2 and q[-1] != 'c' else q[:2], float) for q in points]
    corner = [q[-1] == 'c' for q in points]
    line = []
    for i in range(len(p) - 1):
        a = p[i] if corner[i] or i == 0 else p[i - 1]
        d = p[i + 1] if corner[i + 1] or i + 2 == len(p) else p[i + 2]
        b, c = p[i], p[i + 1]
        for t in np.arange(steps) / steps:
            line.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return line + [p[-1]]


def lathe(profile, material, steps=6, segments=96, span=TURN, start=0.0):
    """Turns a profile of (radius, height). UV: u around, v along the height."""
    line = curve(profile, steps)
    low, high = min(q[1] for q in line), max(q[1] for q in line)
    points, uv = [], []
    for r, z in line:
        for i in range(segments + 1):
            a = start + span * i / segments
            points.append((max(r, 0) * math.cos(a), max(r, 0) * math.sin(a), z))
            uv.append((i / segments, (z - low) / max(high - low, 1e-6)))
    return grid('turned', points, segments, len(line) - 1, material, uv)


def label(radius, low, high, material, span=200):
    """A printed sleeve around a turned pack. Its middle faces the camera."""
    half = math.radians(span) / 2
    return lathe([(radius, low, 'c'), (radius, high, 'c')], material, 1, 96, 2 * half, -math.pi / 2 - half)


def tube(path, radius, material, segments=20, steps=8):
    line = [np.array(p) for p in curve(path, steps)]
    points, faces = [], []
    side = None
    for i, p in enumerate(line):
        ahead = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        ahead = ahead / np.linalg.norm(ahead)
        if side is None:
            side = np.cross(ahead, (0, 1, 0) if abs(ahead[1]) < 0.9 else (1, 0, 0))
        side = side - ahead * side.dot(ahead)
        side = side / np.linalg.norm(side)
        r = radius if np.isscalar(radius) else np.interp(i / (len(line) - 1), np.linspace(0, 1, len(radius)), radius)
        for k in range(segments):
            a = TURN * k / segments
            points.append(p + r * (math.cos(a) * side + math.sin(a) * np.cross(ahead, side)))
    for i in range(len(line) - 1):
        for k in range(segments):
            n = (k + 1) % segments
            faces.append((i * segments + k, i * segments + n, (i + 1) * segments + n, (i + 1) * segments + k))
    faces += [tuple(range(segments))[::-1], tuple(range(len(points) - segments, len(points)))]
    return mesh('tube', points, faces, material)


def box(size, centre, material, bevel=0.01, steps=3, atlas=None):
    """A bevelled box. `atlas` gives the strips of u for the front, the right side and the top."""
    x, y, z = (s / 2 for s in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    item = mesh('box', points, faces, material)
    if atlas:
        layer = item.data.uv_layers.new()
        for polygon, strip, across, up in ((2, 0, 0, 2), (1, 1, 1, 2), (5, 2, 0, 1), (0, 1, 1, 2), (3, 0, 0, 2), (4, 2, 0, 1)):
            left, right = atlas[strip], atlas[strip + 1]
            for loop in item.data.polygons[polygon].loop_indices:
                p = item.data.vertices[item.data.loops[loop].vertex_index].co
                u = p[across] / (x, y, z)[across] / 2 + 0.5
                layer.data[loop].uv = (left + u * (right - left), p[up] / (x, y, z)[up] / 2 + 0.5)
    modify(item, 'BEVEL', width=bevel, segments=steps)
    item.data.use_auto_smooth = True
    item.location = centre
    return item
