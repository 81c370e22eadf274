"""Parts of bags: puffed bodies, panels, straps, stitches, rings, zips."""
import math

import numpy as np
from mathutils import Vector, noise

from goods.shoes.last import suede
from goods.shoes.skin import spline
from materials import Surface, plain, rgb, steel, times
from shapes import grid, lathe, modify, tube
from solids import loft, place, rounded, slab, strands


def hide(job, key='colour'):
    """Smooth calf or suede, as the recipe says."""
    if job.get('skin') == 'suede':
        return suede(job[key])
    surface = Surface(Roughness=job.get('rough', .36), Clearcoat=.15, Clearcoat_Roughness=.25)
    base = rgb(job[key])
    shade = surface.ramp(surface.noise(5, 4), [(.3, times(base, .92)), (.7, times(base, 1.04))])
    return surface.colour(shade).bump(surface.noise(95, 3), .3, .006).material


def even(outline, count=160):
    """A closed outline with points at equal distances."""
    p = np.array(list(outline) + [outline[0]], float)
    ends = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = np.linspace(0, ends[-1], count, endpoint=False)
    return np.stack([np.interp(at, ends, p[:, k]) for k in (0, 1)], 1)


def trapezoid(low, high, tall, radius=.05, bulge=0.):
    """An outline that stands on the floor, with round corners."""
    points = np.array(rounded(2, tall, radius * 2 / (low + high), 8))
    z = points[:, 1] + tall / 2
    half = (low + (high - low) * z / tall) / 2 + bulge * np.sin(np.pi * np.clip(z / tall, 0, 1))
    return list(zip(points[:, 0] * half, z))


def puffed(outline, depth, material, edge=.35, swell=0., dents=0., seed=0, profile=None):
    """A body whose front and back have this outline (x, z). `swell` bulges the faces, `profile` varies the depth with the height."""
    line = even(outline)
    centre = (line.min(0) + line.max(0)) / 2
    tall = line[:, 1].max()
    at, rings = Vector((seed * 1.7, seed * .9, 4)), []
    steps = [(s, -1.) for s in np.linspace(.02, .94, 14)] + [(None, t) for t in np.linspace(-1, 1, 17)] + [(s, 1.) for s in np.linspace(.94, .02, 14)]
    for s, t in steps:
        if s is None:
            angle = t * math.pi / 2
            scale, y = .94 + .06 * math.cos(angle) ** edge, math.copysign(abs(math.sin(angle)) ** edge, t)
        else:
            scale, y = s, t
        ring = []
        for x, z in line:
            px, pz = centre[0] + (x - centre[0]) * scale, centre[1] + (z - centre[1]) * scale
            deep = depth / 2 * (np.interp(pz / tall, *profile) if profile else 1)
            py = y * (deep + (swell * (1 - scale ** 2) if s is not None else 0))
            p = Vector((px, py, pz))
            if dents:
                p += noise.noise_vector(p * 3.2 + at) * dents + noise.noise_vector(p * 8 + at) * dents * .3
            ring.append(p)
        rings.append(ring)
    return loft(rings, material)


def panel(outline, thick, material, y, bevel=.006):
    """A flat piece that stands upright; its front is at y - thick."""
    return place(slab([tuple(p) for p in outline], thick, material, bevel), (0, y, 0), (90, 0, 0))


def draped_panel(outline, y_of, material, thick=.012, spacing=.02):
    """A piece that follows a surface: y_of gives the depth at each (x, z)."""
    from garment import fill
    from shapes import mesh
    flat, faces = fill(outline, spacing)
    item = mesh('panel', [(x, y_of(x, z), z) for x, z in flat], faces, material, flat)
    if item.data.polygons[0].normal.y > 0:
        item.data.flip_normals()
    modify(item, 'SOLIDIFY', thickness=thick, offset=1)
    return modify(item, 'BEVEL', width=thick * .35, segments=2, limit_method='ANGLE', angle_limit=math.radians(50))


def stitches(path, colour, length=.011, gap=.006, radius=.0026):
    """A row of stitches along points in space."""
    p = np.array([tuple(q) for q in path], float)
    ends = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    starts = np.arange(0, ends[-1] - length, length + gap)
    spot = lambda at: np.stack([np.interp(at, ends, p[:, k]) for k in range(3)], 1)
    strands(spot(starts), spot(starts + length), radius, plain(colour, .75))


def seam(outline, y, colour, inset=.018, part=None, **options):
    """Stitches along an outline in the front plane, moved inwards."""
    line = even(outline, 240)
    along = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    out = np.stack([along[:, 1], -along[:, 0]], 1)
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    if np.dot(out[0], line[0] - line.mean(0)) < 0:
        out = -out
    line = line - out * inset
    points = [(x, y(x, z) if callable(y) else y, z) for x, z in line]
    keep = [p for p in points + points[:1] if part is None or part(p[0], p[2])]
    if part is not None:  # start where the kept part begins
        flags = [part(p[0], p[2]) for p in points]
        first = next((i for i in range(len(points)) if flags[i] and not flags[i - 1]), 0)
        keep = [points[(first + i) % len(points)] for i in range(len(points)) if flags[(first + i) % len(points)]]
    stitches(keep, colour, **options)


def belt_strap(path, width, material, thick=.014, across=(0, 1, 0), steps=14, edge=None):
    """A flat strap along a path. `across` is the direction of its width."""
    line = spline(path, steps) if len(path) > 2 else np.linspace(path[0], path[1], 30)
    side = np.array(across, float) / np.linalg.norm(across)
    ahead = np.gradient(line, axis=0)
    up = np.cross(side, ahead)
    up /= np.maximum(np.linalg.norm(up, axis=1, keepdims=True), 1e-9)
    across_all = np.cross(ahead, up)
    across_all /= np.maximum(np.linalg.norm(across_all, axis=1, keepdims=True), 1e-9)
    rows = [line + across_all * (width * (k / 6 - .5)) + up * (thick * .2 * math.sin(math.pi * k / 6)) for k in range(7)]
    item = grid('strap', np.concatenate(rows), len(line) - 1, 6, material)
    modify(item, 'SOLIDIFY', thickness=thick, offset=0)
    modify(item, 'BEVEL', width=thick * .3, segments=2, limit_method='ANGLE', angle_limit=math.radians(50))
    if edge:
        for k in (.8, 5.2):
            stitches(line + across_all * (width * (k / 6 - .5)) + up * thick * .62, edge)
    return item


def loop(at, radius, thick, metal, turn=(0, 0, 0), square=False, tall=None):
    """A ring or a square loop of wire."""
    tall = tall or radius
    outline = rounded(2 * radius, 2 * tall, min(radius, tall) * (.35 if square else .999), 6)
    item = tube([(x, 0, z) for x, z in outline + outline[:2]], thick, metal, 14, 2)
    return place(item, at, turn)


def stud(at, radius, metal):
    """A domed metal stud on the front."""
    return place(lathe([(0, .5 * radius), (.6 * radius, .4 * radius), (radius, .1 * radius), (radius, 0, 'c')], metal, 5, 32), at, (90, 0, 0))


def zip_teeth(path, material, tape, width=.03, across=(0, 0, 1)):
    """A zip: a tape and a row of teeth."""
    belt_strap(path, width, tape, .006, across)
    line = spline(path, 20) if len(path) > 2 else np.linspace(path[0], path[1], 120)
    ends = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.arange(0, ends[-1], .010)
    p = np.stack([np.interp(at, ends, line[:, k]) for k in range(3)], 1)
    side = np.array(across, float) * .006
    out = np.cross(np.gradient(p, axis=0), side)
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    p = p + out * .006 * (1 if out[len(out) // 2][1] < 0 else -1)
    strands(p - side, p + side, .0042, material)


def puller(at, metal, leather_part, tall=.07):
    """The slider of a zip with its pull tab."""
    x, y, z = at
    place(slab(rounded(.024, .034, .006, 4), .012, metal, .003), (x, y, z), (90, 0, 0))
    loop((x, y - .012, z - .024), .009, .0028, metal, (12, 0, 0))
    place(slab(rounded(.022, tall, .010, 6), .007, leather_part, .002), (x, y - .012, z - .030 - tall / 2), (96, 0, 0))


GOLD, SILVER = '#d9b36a', '#c9c9c6'


def fitting(job, rough=.2):
    return steel(job.get('metal', GOLD), rough)
