"""Tools of the garden: trowel, shears, axe."""
import math

import numpy as np

from goods.shoes.skin import spline
from materials import plain, steel, wood
from shapes import curve, grid, lathe, modify, tube
from solids import group, loft, oval, place, slab, turn_all


def ash():
    return wood('#dcb47e', '#b0804c', 'X', .5)


def grip_loft(sections, material, power=2.6):
    """A handle along x from (x, width, height) sections."""
    rings = [[(x, y, z) for y, z in oval(w, h, power, 48)] for x, w, h in [tuple(q) for q in curve([(*s,) for s in sections], 6)]]
    first, last = rings[0], rings[-1]
    centre = lambda ring: [(sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring), sum(p[2] for p in ring) / len(ring))] * len(ring)
    return loft([centre(first)] + rings + [centre(last)], material)


def trowel(job):
    """A trowel: a hollow pointed blade, a bent shaft and a grip."""
    metal = steel('#c3c6c8', .28)
    columns, rows, points = 16, 40, []
    for j in range(rows + 1):
        v = j / rows
        half = .125 * min(1, (1 - v) ** .55 * 1.9) * (1 if v > .12 else .72 + .28 * v / .12)
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            points.append((.08 + v * .56, u * half, .03 + .075 * u * u * (1 - v * .55) + .02 * (1 - v)))
    modify(grid('blade', points, columns, rows, metal), 'SOLIDIFY', thickness=.008)
    tube([(.16, 0, .05), (.06, 0, .06), (-.02, 0, .11), (-.12, 0, .115), (-.2, 0, .10)], (.026, .02, .017, .017, .02), metal, 20)
    grip = ash() if job.get('wooden') else plain(job['colour'], .45, coat=.2)
    place(group(grip_loft, [(-.62, .05, .05), (-.6, .075, .075), (-.5, .07, .07), (-.38, .085, .08), (-.26, .07, .07), (-.2, .06, .06)], grip), (0, 0, .095), (0, 2, 0))
    tone = plain(job['colour'], .4, coat=.3)
    place(lathe([(.03, 0, 'c'), (.036, .004), (.038, .05), (.032, .06, 'c')], tone, 3), (-.22, 0, .103), (0, 92, 0))
    place(lathe([(0, 0), (.03, .003), (.042, .015), (.041, .07), (.036, .075, 'c')], tone, 4), (-.63, 0, .095), (0, 90, 0))
    turn_all(34)
    return {'azimuth': 0, 'elevation': 44}


def soft_grip(path, high, material):
    """A moulded handle along a path in the plane: oval in section, fuller in the palm, round at both ends."""
    line = spline(path, 12)
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    t = np.linspace(0, 1, len(line))
    wide = np.interp(t, *spline([(0, .030), (.08, .040), (.25, .040), (.6, .046), (.88, .042), (1, .034)], 8).T)
    ends = np.sqrt(np.clip(1 - np.clip(1 - np.minimum(t, 1 - t) / .06, 0, 1) ** 2, 0, 1))
    rings = []
    for (x, y), (dx, dy), w in zip(line, ahead, wide * np.maximum(ends, .001)):
        rings.append([(x - dy * u * w, y + dx * u * w, high + v * w * .92) for u, v in oval(2, 2, 2.4, 40)])
    loft(rings, material)


def shears(job):
    """Pruning shears, a little open: hooked jaw, curved blade, two grips and a spring."""
    metal, dark = steel('#c9ccce', .2), steel('#5c6064', .35)
    grip = plain(job['colour'], .42, coat=.2)
    blade = [tuple(p) for p in curve([(0, -.05, 'c'), (.12, -.06), (.28, -.03), (.4, .06, 'c'), (.26, .085), (.12, .07), (0, .055, 'c'), (-.05, 0)], 8)]
    jaw = [tuple(p) for p in curve([(-.02, -.06, 'c'), (.1, -.12), (.24, -.12), (.35, -.05), (.39, .03, 'c'), (.33, -.0), (.24, -.05), (.12, -.045), (.02, .03, 'c')], 8)]

    def half(outline, material, side, thick):
        slab(outline, thick, material, .005)
        # The arm crosses under the bolt, so blade and grip lie on opposite sides.
        arm = curve([(.03, -side * .012), (-.06, side * .018), (-.14, side * .04), (-.24, side * .05)], 8)
        wide = [.042 - .016 * i / (len(arm) - 1) for i in range(len(arm))]
        edge = [(x, y + w) for (x, y), w in zip(arm, wide)] + [(x, y - w) for (x, y), w in reversed(list(zip(arm, wide)))]
        slab(edge, thick, material, .005)
        soft_grip([(-.13, side * .037), (-.2, side * .05), (-.34, side * .064), (-.5, side * .052), (-.62, side * .034), (-.7, side * .03)], thick / 2, grip)
    upper = place(group(half, blade, metal, -1, .02), (0, 0, .06), (0, 0, 10))
    lower = place(group(half, jaw, dark, 1, .03), (0, 0, .03), (0, 0, -8))
    place(lathe([(0, 0), (.04, 0, 'c'), (.044, .006), (.04, .018), (.02, .024), (0, .024)], steel('#d9dadb', .2), 4), (0, 0, .075))
    coil = [(-.15 + .022 * math.cos(t * .8), -.06 + .0026 * t, .06 + .022 * math.sin(t * .8)) for t in range(46)]
    tube(coil, .005, metal, 8, 2)
    turn_all(40)
    return {'azimuth': 0, 'elevation': 58}


def handle(length, material, wide=.075, tail=1.25):
    """A haft along x that swells at its end."""
    grip_loft([(-length, wide * tail * .8, wide * tail), (-length + .02, wide * tail, wide * tail * 1.1), (-length * .86, wide * .9, wide * 1.05), (-length * .6, wide * .95, wide * 1.1),
               (-length * .25, wide * .8, wide * 1.05), (.1, wide * .7, wide)], material, 2.4)


def axe(job):
    """An axe: forged head, wooden haft."""
    forged, edge = steel('#55585c', .42), steel('#d5d7d8', .18)
    wooden = plain(job['grip'], .5, coat=.1) if job.get('grip') else ash()
    place(group(handle, .95, wooden, .062, 1.4), (0, 0, .06))
    outline = [tuple(p) for p in curve([(-.06, .10, 'c'), (.06, .10, 'c'), (.075, .02), (.09, -.12), (.15, -.30, 'c'), (.02, -.345), (-.13, -.32, 'c'), (-.09, -.14), (-.07, .0)], 8)]
    head = slab(outline, .1, forged, .012)
    for v in head.data.vertices:
        thin = max(0, min(1, (-.02 - v.co.y) / .3))
        v.co.z = .05 + (v.co.z - .05) * (1 - .93 * thin)
    rim = slab([tuple(p) for p in curve([(.128, -.255, 'c'), (.15, -.301, 'c'), (.02, -.347), (-.131, -.321, 'c'), (-.118, -.268, 'c'), (.01, -.29)], 8)], .1, edge, 0)
    for v in rim.data.vertices:
        thin = max(0, min(1, (-.02 - v.co.y) / .3))
        v.co.z = .05 + (v.co.z - .05) * (1 - .93 * thin) * 1.08
    place([head, rim], (.03, 0, .01))
    turn_all(38)
    return {'azimuth': 0, 'elevation': 58}
