"""Sewn and folded things: upholstery, pillows, folded and draped sheets. Fabrics for them."""
import math

import numpy as np
from mathutils import Vector, noise

from cloth import plush, weave
from materials import Surface, rgb, times
from shapes import grid, modify, tube
from solids import loft, oval

TURN = math.tau


def boucle(colour):
    """Looped yarn: small round knots."""
    surface = Surface(Roughness=.95, Sheen=.5, Specular=.1)
    cells = surface.node('TexVoronoi', Scale=85.)
    place = surface.node('TexCoord')
    surface.link(place.outputs['Object'], cells.inputs['Vector'])
    base = rgb(colour)
    shade = surface.ramp(cells.outputs['Distance'], [(.1, times(base, 1.08)), (.8, times(base, .76))])
    height = surface.node('Math', operation='SUBTRACT')
    height.inputs[0].default_value = 1
    surface.link(cells.outputs['Distance'], height.inputs[1])
    return surface.colour(shade).bump(height.outputs[0], .9, .014).material


def velvet(colour):
    """Pile that was stroked: bright and dark patches and a bright edge."""
    surface = Surface(Roughness=.75, Sheen=1., Specular=.15)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(2.6, 4), [(.35, times(base, .72)), (.65, times(base, 1.12))])
    return surface.colour(shade).bump(surface.noise(220, 2), .2, .004).material


def waffle(colour, count=55):
    """Square cells with raised walls."""
    return weave(colour, count, 1.)


FABRICS = {'velvet': velvet, 'boucle': boucle, 'linen': weave, 'plush': plush, 'waffle': waffle}


def fabric(job, colour=None):
    """The fabric that a recipe names, in the colour of the goods."""
    return FABRICS[job.get('fabric', 'linen')](colour or job['colour'])


def crumpled(point, at, strength):
    """Moves a point as loose cloth would lie."""
    p = Vector(point)
    return p + noise.noise_vector(p * 3.5 + at) * strength + noise.noise_vector(p * 9 + at) * strength * .35


def upholstery(size, centre, material, edge=.3, power=6., dents=.008, seed=0, piping=None):
    """A soft block: straight sides, round edges, a slight swelling."""
    width, depth, height = size
    at, rings = Vector((seed * 3.7 + 1, 5.1, 0)), []
    for j in range(45):
        t = -math.pi / 2 + math.pi * j / 44
        s, z = max(math.cos(t), 0) ** edge, math.copysign(abs(math.sin(t)) ** edge, math.sin(t)) * height / 2
        ring = [Vector((x, y, z)) for x, y in oval(max(.002, width * s), max(.002, depth * s), power, 144)]
        rings.append([crumpled(p, at, dents) + Vector(centre) for p in ring])
    items = [loft(rings, material)]
    if piping:
        for side in (-1, 1):
            edge_line = [(x + centre[0], y + centre[1], centre[2] + side * height * .42) for x, y in oval(width * .97, depth * .97, power, 60)]
            items.append(tube(edge_line + edge_line[:1], .006, piping, 8, 2))
    return items


def pillow(width, height, thick, material, seed=0, uv=True):
    """A filled square that stands on its edge: pointed corners, hollow sides, folds towards the seam."""
    at, sides, n = Vector((seed * 2.3, seed * 1.1, 3)), [], 70
    for side in (-1, 1):
        points, uvs = [], []
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                full = ((1 - u * u) * (1 - v * v)) ** .56
                pull = .055 * (1 - abs(v) ** 2.5) * abs(u) ** 3, .055 * (1 - abs(u) ** 2.5) * abs(v) ** 3
                x, z = width / 2 * (u - math.copysign(pull[0], u)), height / 2 * (v - math.copysign(pull[1], v))
                fold = noise.noise(Vector((u * 2.2, v * 2.2, side)) + at) * .16 + .025 * math.sin(11 * (u + v * .4 * side)) * (abs(v) ** 4)
                points.append((x, side * full * thick / 2 * (1 + fold), z + height / 2))
                uvs.append((i / n, j / n))
        sides.append(grid('pillow', points, n, n, material, uvs if uv else None))
    return sides


def ribbon(path, width, thick, material, wobble=.004, seed=0, columns=40):
    """A sheet that follows a path in the plane of y and z, as wide as x. UV: u across, v along."""
    at, points, uv = Vector((seed * 1.9, 2, 1)), [], []
    for j, (y, z) in enumerate(path):
        for i in range(columns + 1):
            x = (i / columns - .5) * width
            points.append(crumpled((x, y, z), at, wobble))
            uv.append((i / columns, j / (len(path) - 1)))
    item = grid('ribbon', points, columns, len(path) - 1, material, uv)
    modify(item, 'SOLIDIFY', thickness=thick, offset=0)
    item.data.use_auto_smooth = True
    return item


def fold(depth, thick, low, count=2):
    """Paths of a sheet that is folded in half: its round back faces the camera. `count` sheets lie in each other."""
    paths = []
    for k in range(count):
        r = thick * (k + .55)
        middle = low + thick * count
        line = [(depth / 2, middle + r)] + [(-depth / 2 + thick * count + (depth - thick * count) * (1 - t), middle + r) for t in np.linspace(.1, .95, 8)]
        line += [(-depth / 2 + thick * count - r * math.sin(a), middle + r * math.cos(a)) for a in np.linspace(0, math.pi, 12)]
        line += [(-depth / 2 + thick * count + (depth - thick * count) * t, middle - r) for t in np.linspace(.05, 1, 8)]
        paths.append(line)
    return paths


def folded(width, depth, thick, low, material, count=2, seed=0, wobble=.004):
    """A folded towel or blanket. Returns its height."""
    for k, path in enumerate(fold(depth, thick, low, count)):
        ribbon(path, width - .004 * k, thick * .93, material, wobble, seed + k)
    return 2 * thick * count


def draped(width, depth, half_width, half_depth, top, material, radius=.06, seed=0, swell=.03, columns=140, rows=110):
    """A sheet over a block: flat on top, round over the edge, folds below. UV: the sheet."""
    at, points, uv = Vector((seed * 1.3, seed * .7, 9)), [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            s, t = (i / columns - .5) * width, (j / rows - .5) * depth
            ex, ey = max(0, abs(s) - half_width), max(0, abs(t) - half_depth)
            over = math.hypot(ex, ey)
            x, y = math.copysign(min(abs(s), half_width), s), math.copysign(min(abs(t), half_depth), t)
            puff = noise.noise(Vector((s * 3.2, t * 3.2, 0)) + at) * swell + noise.noise(Vector((s * 8, t * 8, 4)) + at) * swell * .35
            if over == 0:
                points.append((x, y, top + puff))
            else:
                nx, ny = math.copysign(ex / over, s), math.copysign(ey / over, t)
                bend = min(over / radius, math.pi / 2)
                down = max(0, over - radius * math.pi / 2)
                wave = math.sin((s * abs(ny) + t * abs(nx)) * 26 + seed) * min(.035, down * .16)
                out = radius * math.sin(bend) + wave + down * .06 + puff * .5
                points.append((x + nx * out, y + ny * out, top + puff * math.cos(bend) - radius * (1 - math.cos(bend)) - down))
            uv.append((i / columns, j / rows))
    item = grid('sheet', points, columns, rows, material, uv)
    return modify(item, 'SOLIDIFY', thickness=.008, offset=0)
