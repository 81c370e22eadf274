"""Caps and belts."""
import math

import numpy as np

from cloth import leather, weave
from garment import rib_strip
from materials import plain, steel
from shapes import grid, lathe, modify, tube
from solids import group, place, rounded

TURN = math.tau


def dome_point(a, t):
    """A place on the crown: angle around, and share of the way from the rim to the top."""
    lean = math.sin(t * math.pi / 2)
    r = .30 * math.cos(t * math.pi / 2) ** .80
    front = max(0, math.cos(a + math.pi / 2))
    return (r * math.cos(a) * .96, r * math.sin(a) * 1.14 + .02 * lean, .29 * lean ** .95 + .022 * front * math.sin(t * math.pi))


def cap(job):
    """A baseball cap: six panels, a curved visor, eyelets, a covered button."""
    colour = job['colour']
    cloth = rib_strip(colour, 1.1, .62) if job.get('corduroy') else weave(colour, 520, .22)
    columns, rows = 144, 36
    points, uv = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            a, t = TURN * i / columns, j / rows
            x, y, z = dome_point(a, t)
            near = abs((a / TURN * 6 + .5) % 1 - .5) / 6 * TURN
            dent = .004 * math.exp(-(near / .03) ** 2) * (1 - t * .5)
            points.append((x * (1 - dent * 3), y * (1 - dent * 3), z - dent * t))
            uv.append((i / columns * 132, t))
    modify(grid('crown', points, columns, rows, cloth, uv), 'SOLIDIFY', thickness=.006)
    thread = plain(colour, .8)
    for k in range(6):
        a = TURN * k / 6
        for side in (-.028, .028):
            path = [dome_point(a + side * (1 + 2 * t), t) for t in np.linspace(.02, .96, 30)]
            for s in range(0, 28):
                p, q = np.array(path[s]) * 1.004, np.array(path[s + 1]) * 1.004
                tube([tuple(p), tuple(p + (q - p) * .65)], .0016, thread, 6, 1)
        a += TURN / 12
        x, y, z = dome_point(a, .62)
        n = np.array([x, y, .25]) / np.linalg.norm([x, y, .25])
        item = lathe([(.004, .001), (.008, .004), (.012, .001), (.013, -.004)], thread, 3, 20)
        place(item, (x, y, z), (math.degrees(math.atan2(-n[1], n[2])), math.degrees(math.asin(n[0])), 0))
    place(lathe([(0, .012), (.014, .010), (.02, .002), (.02, -.004)], cloth, 5, 32), (0, .02, .292))
    points, uv, wide, deep = [], [], 60, 20
    for j in range(deep + 1):
        for i in range(wide + 1):
            s = 2 * i / wide - 1
            a = -math.pi / 2 + s * 1.12
            x, y, z = dome_point(a, 0)
            out = .25 * (1 - abs(s) ** 2.6) ** .6 * j / deep
            px, py = x * (1 + .12 * j / deep * (1 - abs(s) ** 6)), y - out
            points.append((px, py, .004 - .26 * px * px - .05 * (out / .25) ** 1.5))
            uv.append((px * 62, j / deep))
    modify(grid('visor', points, wide, deep, cloth, uv), 'SOLIDIFY', thickness=.012, offset=0)
    for row in (4, 7, 10, 13, 16, 19):
        line = [np.array(points[row * (wide + 1) + i]) + np.array([0, 0, .0072]) for i in range(3, wide - 2)]
        for s in range(0, len(line) - 1):
            p, q = line[s], line[s + 1]
            tube([tuple(p), tuple(p + (q - p) * .7)], .0014, thread, 6, 1)
    if job.get('emblem'):
        ink = plain(job['accent'], .6, grain=.2)
        for k in range(5):
            width = (.075, .055, .035, .02, .008)[k]
            path = [(x, *(np.array(dome_point(-math.pi / 2 + x / .3, .36 + .055 * k))[1:] * np.array([1.012, 1]))) for x in np.linspace(-width, width, 12)]
            tube([tuple(p) for p in path], .0055, ink, 8, 1)
    return {'azimuth': -32, 'elevation': 17, 'surface': 'cloth'}


def belt(job):
    """A leather belt, rolled up; its buckle lies in front."""
    hide = leather(job['colour'], .36)
    high, coils, steps = .17, 2.35, 260
    points, path = [], []
    for i in range(steps + 1):
        a = coils * TURN * i / steps
        r = .40 - .030 * a / TURN
        path.append((r * math.cos(a - 1.9), r * math.sin(a - 1.9)))
    rows = 6
    for j in range(rows + 1):
        t = j / rows
        for x, y in path:
            bulge = 1 + .012 * math.sin(math.pi * t)
            points.append((x * bulge, y * bulge, high * t))
    strap = grid('strap', points, steps, rows, hide)
    modify(strap, 'SOLIDIFY', thickness=.013, offset=0)
    modify(strap, 'BEVEL', width=.003, segments=2, limit_method='ANGLE')
    thread = plain(job.get('thread', '#e9dcc0'), .7)
    for z in (.014, high - .014):
        for i in range(0, 100):
            a, b = (np.array(path[i]) * 1.02, np.array(path[i + 1]) * 1.02)
            tube([(a[0], a[1], z), (a[0] + (b[0] - a[0]) * .66, a[1] + (b[1] - a[1]) * .66, z)], .0024, thread, 6, 1)
    metal = steel(job.get('metal', '#c9c9c6'), .2)

    def buckle():
        w, h = .17, high + .07
        frame = rounded(w, h, .035)
        tube([(x, -.012 - .010 * (1 - (2 * x / w) ** 2), z) for x, z in frame + frame[:2]], .0125, metal, 16, 2)
        tube([(-.085, -.012, 0), (0, -.026, .002), (.09, -.016, 0)], .010, metal, 14)
    x, y = np.array(path[2]) * 1.05
    angle = math.degrees(math.atan2(y, x)) + 90
    place(group(buckle), (x, y - .0, high / 2), (0, 0, angle))
    a0 = -1.9 + .42
    ring = [(.412 * math.cos(a0 + d), .412 * math.sin(a0 + d)) for d in np.linspace(0, .085, 8)]
    band = []
    for j in range(7):
        t = j / 6
        for (px, py) in ring:
            out = 1.02 + .012 * math.sin(math.pi * t)
            band.append((px * out, py * out, -.004 + (high + .008) * t))
    modify(grid('keeper', band, 7, 6, hide), 'SOLIDIFY', thickness=.012, offset=1)
    return {'azimuth': 0, 'elevation': 30, 'surface': 'leather'}
