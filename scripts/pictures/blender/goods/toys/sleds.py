"""Sleds of wood and of plastic."""
import math

import numpy as np

from goods.toys.wooden import beech
from materials import plain, steel
from cloth import rope
from shapes import box, lathe, tube
from solids import loft, oval, place, slab, smooth_outline, turn_all


def bent_runner(path, wide, high, material, x):
    """A strip of bent wood in the plane of y and z."""
    rings = []
    line = [np.array(p) for p in path]
    for i, p in enumerate(line):
        ahead = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        ahead = ahead / np.linalg.norm(ahead)
        up = np.array((-ahead[1], ahead[0]))
        rings.append([(x + a, p[0] + up[0] * b, p[1] + up[1] * b) for a, b in oval(wide, high, 6, 28)])
    return loft([[rings[0][0]] * 28] + rings + [[rings[-1][0]] * 28], material)


def curl(start, length, r, low, turn):
    """A runner that is straight and then bends up by `turn` at its front (-y)."""
    flat = [(start - length * t, low) for t in np.linspace(0, 1, 14)]
    bow = [(start - length - r * math.sin(a), low + r - r * math.cos(a)) for a in np.linspace(.05, turn, 26)]
    return flat + bow


def pull_cord(points):
    tube(points, .014, rope('#c9a878', 60), 12)


def wooden_sled(job):
    """A sled of bent wood: two runners, crossbars, slats and a cord."""
    along, across, shoe = beech('Y'), beech('X'), steel('#a9adb1', .3)
    horns = job.get('horns')
    r, turn = (.3, 2.35) if horns else (.2, 1.45)
    for x in (-.27, .27):
        path = curl(.62, 1.02 if horns else 1.08, r, .03, turn)
        bent_runner(path, .045, .05, along, x)
        bent_runner([(y, z - .028) for y, z in path[:15]], .04, .01, shoe, x)
        for y in (-.32, .08, .46):
            tube([(x, y, .03), (x * .93, y, .3)], .024, along, 16, 2)
    top = .31
    for y in (-.32, .08, .46):
        box((.64, .05, .045), (0, y, top), across, .012)
    if horns:
        end = -.4 - r * math.sin(turn), .03 + r - r * math.cos(turn)
        tube([(-.27, end[0], end[1]), (.27, end[0], end[1])], .024, across, 16, 2)
        for x in (-.24, -.12, 0, .12, .24):
            box((.075, 1.0, .024), (x, .1, top + .035), along, .01)
        cord = [(-.27, end[0] + .02, end[1]), (-.2, -.85, .16), (.05, -1.0, .02), (.3, -.92, .018), (.36, -.7, .12), (.27, end[0] + .02, end[1])]
    else:
        bar = (-.46 - r * math.sin(turn), .03 + r - r * math.cos(turn))
        tube([(-.27, bar[0] + .02, bar[1]), (.27, bar[0] + .02, bar[1])], .026, across, 16, 2)
        for x in (-.255, -.155, -.052, .052, .155, .255):
            rail = [(.6, top + .035), (.3, top + .035), (-.2, top + .035), (-.44, top + .04), (-.56, top + .0), (bar[0] + .02, bar[1] + .05)] if abs(x) > .2 else [(.6, top + .035), (0, top + .035), (-.44, top + .035)]
            dense = [tuple(np.interp(t, np.linspace(0, 1, len(rail)), [p[i] for p in rail]) for i in (0, 1)) for t in np.linspace(0, 1, 40)]
            bent_runner(dense, .07, .022, along, x)
        cord = [(-.25, bar[0], bar[1]), (-.3, -.86, .1), (-.1, -1.0, .016), (.2, -.96, .018), (.32, -.8, .1), (.25, bar[0], bar[1])]
    pull_cord(cord)
    for x in (-.24, .24):
        for y in (-.32, .08, .46):
            place(lathe([(0, .006), (.012, .005), (.016, 0, 'c')], shoe, 3, 20), (x, y, top + .047))
    turn_all(-48)
    return {'azimuth': 0, 'elevation': 21}


def plastic_sled(job):
    """A light sled of plastic with a seat, two brakes and a cord."""
    shell, dark = plain('#d0433f', .32, coat=.4), plain('#2f3036', .5)
    rings = []
    for y, wide, high, low in ((-.74, .1, .06, .2), (-.7, .3, .12, .16), (-.55, .46, .17, .1), (-.3, .54, .2, .06), (.1, .56, .22, .05), (.5, .56, .22, .05), (.68, .52, .2, .07), (.74, .4, .12, .1)):
        ring_of = []
        for x, z in oval(wide, high, 4, 96):
            dip = .11 * max(0, 1 - (abs(x) / (wide * .4)) ** 4) if z > 0 and -.56 < y < .7 else 0
            ring_of.append((x, y, low + high / 2 + z - dip))
        rings.append(ring_of)
    loft([[tuple(np.mean(rings[0], 0))] * 96] + rings + [[tuple(np.mean(rings[-1], 0))] * 96], shell)
    for x in (-.19, .19):
        path = [(.72, .04), (.3, .025), (-.3, .03), (-.56, .08), (-.7, .17)]
        dense = [tuple(np.interp(t, np.linspace(0, 1, 5), [p[i] for p in path]) for i in (0, 1)) for t in np.linspace(0, 1, 30)]
        bent_runner(dense, .06, .06, shell, x)
        side = math.copysign(1, x)
        tube([(side * .29, .06, .12), (side * .36, .0, .2), (side * .39, -.06, .34)], (.022, .022, .022), dark, 16)
        grip = lathe([(0, 0), (.032, .004)] + [(.034 + .003 * (k % 2), .02 + .016 * k) for k in range(9)] + [(.02, .17), (0, .175)], dark, 2, 32)
        place(grip, (side * .385, -.05, .3), (22, side * 6, 0))
    seat = slab(smooth_outline([(-.19, -.2), (-.21, .05), (-.19, .26), (.19, .26), (.21, .05), (.19, -.2)], 6), .03, dark, .012)
    place(seat, (0, .3, .155))
    for k in range(5):
        box((.3, .018, .008), (0, .18 + .07 * k, .187), plain('#44464d', .6), .003)
    for y in (-.42, -.34, -.26):
        box((.3, .03, .014), (0, y, .168), shell, .006)
    pull_cord([(-.08, -.72, .22), (-.2, -.86, .1), (-.05, -1.02, .02), (.18, -.98, .02), (.2, -.84, .12), (.08, -.72, .22)])
    turn_all(-46)
    return {'azimuth': 0, 'elevation': 24}
