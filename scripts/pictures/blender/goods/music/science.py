"""Telescope and microscope."""
import math

import numpy as np

from materials import plain, steel, wood
from shapes import box, lathe, tube
from solids import loft, oval, place, slab, turn_all

TURN = math.tau


def aimed(items, at, azimuth, up):
    """Parts along +z are aimed: `up` degrees above the horizon."""
    place(items, (0, 0, 0), (90 - up, 0, 0))
    place(items, (0, 0, 0), (0, 0, azimuth))
    return place(items, at)


def telescope(job):
    """A refractor on a tripod, with a finder and an eyepiece."""
    white, black, metal = plain(job.get('tube', '#f1efe9'), .25, coat=.6), plain('#26272b', .4), steel('#c9ccd0', .22)
    leg = wood('#c99c66', '#8d5f35', 'Z', .4) if job.get('wood') else steel('#b9bcc0', .25)
    body = [lathe([(0, -.42, 'c'), (.055, -.42), (.06, -.4), (.06, -.28), (.07, -.26), (.07, .42), (.072, .425, 'c')], white, 3, 80), lathe([(.068, .42, 'c'), (.09, .42), (.09, .62), (.085, .622), (.085, .45, 'c'), (0, .45)], white if not job.get('wood') else black, 3, 80),
            lathe([(.09, .415, 'c'), (.094, .418), (.094, .44), (.09, .444, 'c')], black, 3, 80), lathe([(0, .47), (.083, .462)], plain('#1d2b3f', .03, coat=1), 2, 64), lathe([(.034, -.5), (.034, -.42)], metal, 1, 48), lathe([(0, -.56), (.03, -.56), (.034, -.55), (.034, -.5), (.045, -.495), (.045, -.42, 'c')], black, 3, 56)]
    knob = lathe([(0, -.09), (.028, -.09), (.03, -.06), (.008, -.055), (.008, .055), (.03, .06), (.028, .09), (0, .09)], black, 2, 32)
    body.append(place(knob, (0, -.05, -.38), (0, 90, 0)))
    diag = [box((.07, .07, .07), (0, 0, -.585), black, .012), lathe([(0, .17), (.024, .17), (.028, .16), (.028, .1), (.022, .09), (.022, .03)], black, 3, 40)]
    place(diag[1], (0, .0, -.585), (-90, 0, 0))
    body += diag
    finder = [lathe([(0, -.12), (.018, -.12), (.02, -.06), (.016, -.04), (.016, .05), (.026, .07), (.026, .14, 'c'), (0, .13)], black, 3, 40)]
    for z in (-.03, .03):
        finder.append(lathe([(.018, z - .008), (.03, z - .008), (.03, z + .008), (.018, z + .008)], metal, 1, 40))
        finder.append(box((.014, .06, .012), (0, -.04, z), black, .003))
    place(finder, (0, .115, -.2))
    body += finder
    aimed(body, (0, 0, 1.02), 118, 28)
    lathe([(0, .82), (.05, .82), (.06, .84), (.05, .9), (.03, .93), (.03, .97), (0, .97)], black, 4, 48)
    for side in (-1, 1):
        box((.02, .07, .12), (side * .085 * math.cos(math.radians(28)), side * .085 * math.sin(math.radians(28)), .99), black, .006).rotation_euler[2] = math.radians(28)
    tube([(.04, -.05, .92), (.2, -.22, .84), (.26, -.28, .82)], (.01, .008, .012), metal, 12)
    lathe([(0, .76), (.07, .765), (.08, .79), (.07, .82), (0, .825)], black, 4, 56)
    for k in range(3):
        a = TURN * k / 3 - .5
        top, foot = np.array((.06 * math.cos(a), .06 * math.sin(a), .8)), np.array((.48 * math.cos(a), .48 * math.sin(a), 0))
        mid = top + (foot - top) * .52
        side = np.array((-math.sin(a), math.cos(a), 0)) * .022
        for s in (-1, 1):
            tube([tuple(top + side * s), tuple(mid + side * s)], .013, leg, 12, 1)
        tube([tuple(top + (foot - top) * .4), tuple(foot)], .012, leg, 12, 1)
        place(box((.07, .05, .045), (0, 0, 0), black, .01), tuple(mid), (0, 0, math.degrees(a) + 90))
        place(lathe([(0, 0), (.02, 0), (.022, .02), (.014, .03), (0, .032)], black, 3, 24), tuple(foot - np.array((0, 0, .005))))
        tube([tuple(mid + np.array((0, 0, -.02))), (.04 * math.cos(a), .04 * math.sin(a), .38)], .007, metal, 10, 1)
    lathe([(0, .375), (.12, .375), (.125, .38), (.12, .39), (0, .39)], black, 3, 56)
    return {'azimuth': 0, 'elevation': 7}


def microscope(job):
    """A microscope with three lenses, a stage and knobs."""
    white, black, metal = plain(job.get('body', '#f3f1ec'), .3, coat=.5), plain('#26272b', .4), steel('#cfd2d5', .18)
    accent = plain(job.get('accent', '#3d78c2'), .35, coat=.4)
    slab([(-.2, -.34), (-.22, -.2), (-.16, .1), (-.17, .3), (.17, .3), (.16, .1), (.22, -.2), (.2, -.34)], .08, white, .022, 5)
    lathe([(.0, .08, 'c'), (.1, .08), (.105, .09), (.1, .12), (.07, .125), (0, .12)], black, 4, 56).location = (0, -.12, 0)
    place(lathe([(0, .004), (.06, .003), (.066, 0, 'c')], plain('#fbf6e0', .05, coat=1), 3, 40), (0, -.12, .122))
    arm = []
    for y, z, w, d in ((.2, .06, .15, .16), (.22, .25, .13, .13), (.24, .45, .12, .12), (.22, .62, .12, .13), (.14, .76, .12, .13), (.02, .84, .12, .12), (-.06, .86, .13, .1)):
        arm.append((y, z, w, d))
    from shapes import curve
    line = curve([(p[0], p[1]) for p in arm], 6)
    sizes = np.linspace(0, 1, len(line))
    rings = []
    for i, (y, z) in enumerate(line):
        t = sizes[i] * (len(arm) - 1)
        w, d = np.interp(t, range(len(arm)), [p[2] for p in arm]), np.interp(t, range(len(arm)), [p[3] for p in arm])
        a, b = np.array(line[min(i + 1, len(line) - 1)]) - np.array(line[max(i - 1, 0)])
        n = math.hypot(a, b)
        rings.append([(x, y + q * b / n, z - q * a / n) for x, q in oval(w, d, 3.4, 48)])
    loft([[(0, line[0][0], line[0][1])] * 48] + rings + [[(0, line[-1][0], line[-1][1])] * 48], white)
    box((.36, .32, .028), (0, -.1, .36), black, .008)
    box((.1, .1, .05), (0, .12, .35), black, .01)
    place(lathe([(0, .0005), (.035, .0005)], plain('#e9f2f6', .1), 1, 36), (0, -.12, .3745))
    box((.24, .075, .006), (.02, -.12, .378), plain('#dfeaf0', .05, coat=1), .001, 1)
    box((.06, .07, .002), (.09, -.12, .3815), accent, .0005, 1)
    place(lathe([(0, .001), (.02, .001)], plain('#d98aa5', .2), 1, 24), (0, -.12, .3815))
    for s in (-1, 1):
        place(box((.02, .13, .006), (0, 0, 0), metal, .002), (s * .1, -.09, .387), (0, 0, s * 24))
    turret = [lathe([(0, .02), (.05, .02), (.085, .0), (.09, -.03), (.06, -.05), (0, -.055)], metal, 5, 64)]
    for k, (length, tone) in enumerate(((.2, accent), (.15, plain('#d0433f', .4)), (.11, plain('#f2c94c', .4)))):
        lens = [lathe([(0, 0), (.034, 0), (.036, -.02), (.036, -length * .6), (.026, -length * .75), (.018, -length), (0, -length)], metal, 3, 40), lathe([(.0365, -length * .4, 'c'), (.0375, -length * .4), (.0375, -length * .5), (.0365, -length * .5, 'c')], tone, 1, 40)]
        place(lens, (0, -.04, -.03), (-14, 0, 0))
        place(lens, (0, 0, 0), (0, 0, 120 * k))
        turret += lens
    place(turret, (0, 0, 0), (14, 0, 0))
    place(turret, (0, -.1, .74))
    head = [lathe([(0, 0), (.085, 0), (.09, .01), (.09, .1), (.07, .12), (0, .125)], white, 4, 64)]
    place(head, (0, -.08, .84))
    eye = [lathe([(0, 0), (.045, 0), (.045, .2), (.052, .21), (.052, .3), (.046, .32), (.03, .32), (.026, .3), (0, .3)], black, 3, 56), lathe([(.046, .02, 'c'), (.054, .025), (.054, .05), (.046, .055, 'c')], metal, 3, 56), lathe([(0, .306), (.025, .302)], plain('#34485a', .03, coat=1), 1, 40)]
    places = ((0,),) if not job.get('two') else ((-.075,), (.075,))
    for (x,) in places:
        copy = eye if x <= 0 else [lathe([(0, 0), (.045, 0), (.045, .2), (.052, .21), (.052, .3), (.046, .32), (.03, .32), (.026, .3), (0, .3)], black, 3, 56), lathe([(.046, .02, 'c'), (.054, .025), (.054, .05), (.046, .055, 'c')], metal, 3, 56), lathe([(0, .306), (.025, .302)], plain('#34485a', .03, coat=1), 1, 40)]
        place(copy, (0, 0, 0), (34, 0, 0))
        place(copy, (x, -.1, .93))
    if job.get('two'):
        box((.24, .14, .1), (0, -.1, .95), white, .03, 4)
    for s in (-1, 1):
        knob = [lathe([(0, .0), (.075, 0), (.08, .01), (.08, .04), (.07, .05), (0, .05)], black, 3, 56), lathe([(0, .05), (.045, .05), (.047, .055), (.047, .085), (.04, .09), (0, .09)], metal, 3, 48)]
        for k in range(28):
            knob.append(box((.008, .008, .03), (.08 * math.cos(TURN * k / 28), .08 * math.sin(TURN * k / 28), .025), black, .002, 1))
        place(knob, (0, 0, 0), (0, s * 90, 0))
        place(knob, (s * .06, .23, .3))
    turn_all(-34)
    return {'azimuth': 0, 'elevation': 9}
