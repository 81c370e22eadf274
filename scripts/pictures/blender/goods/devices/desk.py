"""Telephone, charger, cable."""
import math

import bpy
import numpy as np

from cloth import rope
from finish import coat, surface
from materials import plain, steel
from shapes import box, curve, lathe, tube
from solids import group, loft, oval, place, rounded, slab

TURN = math.tau


def handset(shell):
    """A receiver that lies on its two ends."""
    line = [tuple(p) for p in curve([(-.36, 0, .02), (-.34, 0, .1), (-.2, 0, .17), (0, 0, .185), (.2, 0, .17), (.34, 0, .1), (.36, 0, .02)], 8)]
    rings = []
    for k, p in enumerate(line):
        ahead = np.subtract(line[min(k + 1, len(line) - 1)], line[max(k - 1, 0)])
        ahead = ahead / np.linalg.norm(ahead)
        up = np.array((-ahead[2], 0, ahead[0]))
        rings.append([tuple(np.array(p) + np.array((0, a, 0)) + up * b) for a, b in oval(.105, .085, 2.6, 40)])
    loft(rings, shell)
    for side in (-1, 1):
        cup = lathe([(0, -.04), (.08, -.035), (.105, -.01), (.1, .03), (.07, .07), (0, .085)], shell, 6, 64)
        place(cup, (side * .36, 0, .02), (0, side * 14, 0))


def desk_telephone(job):
    """A telephone with a dial or with keys; the receiver lies across."""
    shell, chrome, cream = coat(job['colour'], .2, .8), steel('#d3d5d6', .2), plain('#f6f0e2', .4, coat=.2)
    body = [[(x, y - .0 + shift, z) for x, y in oval(w, d, 4.2, 128)] for w, d, z, shift in (
        (.01, .01, 0, 0), (.78, .72, 0, 0), (.82, .76, .03, 0), (.8, .74, .07, .0), (.7, .6, .16, .05), (.58, .42, .27, .12), (.5, .27, .37, .17), (.46, .2, .395, .18), (.01, .01, .4, .18))]
    loft(body, shell)
    tilt, at = (36, 0, 0), (0, -.14, .2)
    if job.get('keys'):
        pad = [slab(rounded(.36, .34, .03), .02, cream, .006)]
        for k in range(12):
            x, y = (k % 3 - 1) * .105, (1.5 - k // 3) * .078
            pad += [place(slab(rounded(.08, .055, .012), .03, plain('#3a3c42', .4, coat=.3) if k not in (9, 11) else shell, .008), (x, y, .015))]
            pad += [place(slab(rounded(.02, .02, .004), .001, cream, 0), (x, y, .0455))]
        place(pad, (0, 0, .0))
        place(pad, at, tilt)
    else:
        disc = group(lathe, [(0, .035), (.2, .035), (.21, .03), (.215, .0, 'c')], chrome, 3, 96)
        disc += group(lathe, [(0, .041), (.085, .04, 'c'), (.085, .034, 'c')], cream, 2, 64)
        for k in range(10):
            a = TURN * (k + 1.2) / 12.5
            x, y = .148 * math.cos(a), .148 * math.sin(a)
            disc += group_at(x, y, plain('#f4eee0', .5), chrome)
        stop = box((.018, .07, .02), (0, 0, 0), steel('#b9bcbf', .2), .004)
        disc += [place(stop, (.13, -.13, .045), (0, 0, 40))]
        place(disc, at, tilt)
    for side in (-1, 1):
        box((.05, .14, .08), (side * .19, .18, .42), shell, .02, 4)
    place(group(handset, shell), (0, .18, .44))
    coil = [(-.38 - .022 * math.sin(1.9 * k) - .1 * math.sin(math.pi * k / 130), .14 - .0035 * k - .02, max(.05, .4 - .006 * k) + .022 * math.cos(1.9 * k)) for k in range(130)]
    tube(coil, .0085, shell, 8, 1)
    return {'azimuth': 18, 'elevation': 21, 'surface': surface(job['colour'])}


def group_at(x, y, paper, rim):
    """A finger hole with its number plate."""
    items = group(lathe, [(0, .036), (.032, .0362, 'c')], paper, 1, 32) + group(lathe, [(.031, .036, 'c'), (.035, .039), (.039, .036, 'c')], rim, 2, 32)
    return place(items, (x, y, 0))


def wall_charger(job):
    """A plug with two pins and its sockets for cables."""
    shell, metal = plain(job['colour'], .3, coat=.4), steel('#d3d5d6', .18)
    w, d, h = .46, .5, .5
    place(slab(rounded(w, h, .1), d, shell, .04, 6), (0, d / 2, h / 2), (90, 0, 0))
    sockets = ((-.09, 'c'), (.09, 'a')) if job.get('two') else ((0, 'c'),)
    for x, kind in sockets:
        rim, hole = (rounded(.11, .2, .05), rounded(.085, .175, .04)) if kind == 'c' else (rounded(.12, .24, .015), rounded(.1, .22, .01))
        place(slab(rim, .012, steel('#a9adb3', .3), .003), (x, -d / 2 - .002, h / 2), (90, 0, 0))
        place(slab(hole, .014, plain('#101114', .5), 0), (x, -d / 2 - .002, h / 2), (90, 0, 0))
        tongue = rounded(.028, .12, .01) if kind == 'c' else rounded(.045, .18, .005)
        place(slab(tongue, .016, plain('#3b6fb5' if kind == 'a' else '#3a3c42', .4), .002), (x - (.018 if kind == 'a' else 0), -d / 2 - .002, h / 2), (90, 0, 0))
    for x in (-.1, .1):
        pin = lathe([(0, .3), (.025, .295), (.034, .27), (.034, .1, 'c')], metal, 4, 40)
        sleeve = lathe([(.036, .12, 'c'), (.037, .0, 'c')], plain('#26272b', .5), 2, 40)
        place([pin, sleeve], (x, d / 2, h / 2), (-90, 0, 0))
    place(slab(rounded(w * .82, h * .82, .08), .03, plain(job['dark'], .4), .008), (0, d / 2 + .03, h / 2), (90, 0, 0))
    items = [item for item in bpy.data.objects if item.type == 'MESH']
    place(items, (0, 0, 0), (0, 0, 62 if job.get('turned') else 48))
    return {'azimuth': 0, 'elevation': 20}


def connector(shell, metal, wide):
    """A plug that points along x."""
    rings = [[(x, y, z) for y, z in oval(w, t, 3.4, 40)] for x, w, t in ((-.2, .03, .03), (-.19, .045, .045), (-.06, .055, .05), (-.03, .11, .06), (.1, .115, .062), (.11, .105, .052))]
    loft([[(-.2, 0, 0)] * 40] + rings + [[(.11, 0, 0)] * 40], shell)
    if wide:
        box((.13, .1, .04), (.165, 0, 0), metal, .004)
        box((.02, .085, .014), (.225, 0, -.006), plain('#f2f0ea', .5), .001, 1)
    else:
        place(slab(rounded(.12, .082, .018), .032, metal, .012, 4), (.16, 0, -.016))


def charging_cable(job):
    """A cable in a coil with a band; both plugs lie in front."""
    cord = rope(job['colour'], 130) if job.get('braided') else plain(job['colour'], .5, coat=.1)
    shell, metal = plain(job['dark'] if not job.get('braided') else '#3a3c42', .4, coat=.2), steel('#d3d5d6', .2)
    path = []
    for i in range(230):
        a = TURN * i / 46
        r = .36 + .017 * math.sin(a * 1.7 + 1) + .022 * ((i // 46) % 2)
        path.append((r * math.cos(a), r * .82 * math.sin(a) + .1, .03 + .02 * (i // 46) + .008 * math.sin(a * 3 + i // 46)))
    start = [(-.44, -.5, .055), (-.25, -.47, .05), (0, -.42, .03), (.2, -.3, .028), (.33, -.1, .03)]
    last = path[-1]
    end = [(last[0] - .02, last[1] + .08, last[2] - .01), (.34, -.1, .12), (.3, -.26, .09), (.18, -.44, .06), (.0, -.6, .055), (-.14, -.66, .055)]
    tube(start + path + end[1:], .0195, cord, 12, 3)
    place(group(connector, shell, metal, False), (-.62, -.53, .055), (0, 0, 188), 1.25)
    place(group(connector, shell, metal, job.get('usb_a', True)), (-.34, -.73, .055), (0, 0, 200), 1.25)
    strap = plain('#2a2b2f', .9, grain=.4)
    band = [[(x, .1 + .36 * .82 + y, .07 + z) for y, z in oval(.13, .15, 2.6, 40)] for x in (-.045, .045)]
    loft(band, strap)
    return {'azimuth': 0, 'elevation': 48}
