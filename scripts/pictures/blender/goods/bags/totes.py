"""Tote bags."""
import math

import numpy as np

from cloth import leather, weave
from goods.bags.leatherwork import draped_panel, spline, stitches
from materials import plain
from shapes import grid, modify, tube
from solids import loft, turn_all


def tote_bag(job):
    """An open shopper of canvas with two long handles."""
    heavy = job.get('form') == 'heavy'
    cloth, inner = weave(job['colour'], 230 if heavy else 330, .55), weave(job.get('inner', '#e9e0cf'), 300, .4)
    trim = leather(job.get('trim', '#8a5a38'), .4) if heavy else weave(job['colour'], 330, .4)
    thread = job.get('thread', '#efe6d2')
    wide, deep, tall, n = .80, .24, .80, 160
    rng = np.random.default_rng(job['seed'])
    phase = rng.uniform(0, 6, 6)
    rings = []
    for z in np.concatenate([np.linspace(.0, .04, 4), np.linspace(.06, tall, 40)]):
        t = z / tall
        round_low = min(1, (z / .04)) ** .5 if z < .04 else 1
        power = 7 - 4.0 * t
        ring = []
        for k in range(n):
            a = math.tau * k / n
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** (2 / power), c) * (wide * (1 + .05 * t) / 2) * (.97 + .03 * round_low)
            y = math.copysign(abs(s) ** (2 / power), s) * (deep * (1 - .55 * t) / 2) * (.94 + .06 * round_low)
            wave = .010 * t * math.sin(x * 9 + phase[0] + (1 if y > 0 else 0)) + .006 * math.sin(x * 17 + z * 6 + phase[1]) * t
            dent = .014 * math.sin(z * 7 + phase[2]) * (abs(x) / wide * 2) ** 3 * (1 - t * .5)
            ring.append((x - math.copysign(abs(dent), x) * .6, y + wave * (1 if abs(s) > .3 else .3) + .02 * t * (1 if y > 0 else -1) * math.cos(x * 3.4), z + .010 * t * math.cos(x * 4 + phase[3])))
        rings.append(ring)
    base = [[(x * .3, y * .3, 0) for x, y, z in rings[0]]] + rings
    item = loft(base, cloth)
    item.data.materials.append(inner)
    if item.data.polygons[len(item.data.polygons) // 2].normal.dot(item.data.polygons[len(item.data.polygons) // 2].center) < 0:
        item.data.flip_normals()
    modify(item, 'SOLIDIFY', thickness=.010, offset=-1, material_offset=1)
    for ring in (np.array(rings[-4]), np.array(rings[-5])):
        stitches(np.concatenate([ring, ring[:1]]) * np.array([1.012, 1.03, 1]), thread, .010, .006, .002)
    front = lambda x, z: np.interp(x, *zip(*sorted((p[0], p[1]) for p in rings[int(np.clip(round((z - .06) / (tall - .06) * 39), 0, 39)) + 4] if p[1] < 0)))
    if heavy:
        low_panel = [(-.385, .005), (.385, .005), (.392, .19), (-.392, .19)]
        draped_panel(low_panel, lambda x, z: front(x * .985, z) - .003, trim, .008)
        stitches([(x, front(x * .985, .175) - .013, .175) for x in np.linspace(-.385, .385, 40)], thread)
    elif job.get('print'):
        ink = plain(job['ink'], .85)
        for r in (.155, .105):
            line = [(r * math.cos(a), .42 + r * math.sin(a)) for a in np.linspace(0, math.tau, 64)]
            tube([(x, front(x, z) - .002, z) for x, z in line], .007, ink, 8, 1)
        for a in np.linspace(0, math.tau, 24, endpoint=False):
            line = [((.115 + k * .03) * math.cos(a), .42 + (.115 + k * .03) * math.sin(a)) for k in (0, 1)]
            tube([(x, front(x, z) - .002, z) for x, z in line], .005, ink, 6, 1)
    for y in (-1, 1):
        place_y = lambda x, z: front(x, z) if y < 0 else -front(x, z) * .9
        at = .19
        top_y, low_y = place_y(at, tall - .02) + y * .014, place_y(at, .55) + y * .014
        lean = .03 * y
        path = [(-at, low_y, .60), (-at, top_y, .78), (-at * 1.02, top_y + lean * .4, .92), (-at * .84, top_y * .6 + lean, 1.10), (-at * .42, top_y * .4 + lean, 1.205), (0, top_y * .35 + lean, 1.235),
                (at * .42, top_y * .4 + lean, 1.205), (at * .84, top_y * .6 + lean, 1.10), (at * 1.02, top_y + lean * .4, .92), (at, top_y, .78), (at, low_y, .60)]
        handle_band(path, .058, trim, thread, y)
    turn_all(-22)
    return {'azimuth': 0, 'elevation': 15, 'surface': 'canvas'}


def handle_band(path, width, material, thread, y):
    """A flat handle whose face looks forward: its width lies in the plane of the bag."""
    line = spline(path, 14)
    ahead = np.gradient(line, axis=0)
    side = np.cross(ahead, (0, 1, 0))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    rows = [line + side * (width * (k / 6 - .5)) for k in range(7)]
    item = grid('handle', np.concatenate(rows), len(line) - 1, 6, material)
    modify(item, 'SOLIDIFY', thickness=.011, offset=0)
    modify(item, 'BEVEL', width=.003, segments=2, limit_method='ANGLE')
    if y < 0:
        for k in (-.38, .38):
            stitches(line + side * (width * k) + np.array([0, -.007, 0]), thread, .010, .006, .002)
