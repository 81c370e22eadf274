"""Tent, camping lantern, compass."""
import math

import numpy as np

from finish import coat
from goods.toys.fur import egg
from goods.toys.outside import nylon
from materials import Surface, plain, printed, rgb, steel, thin_glass
from shapes import box, grid, lathe, modify, tube
from solids import place, ring, rounded, slab, turn_all

TURN = math.tau


def dome_height(x, y, half, high):
    """A dome over a square floor: ridges run over its diagonals, the panels between them are hollow."""
    u, v = x / half, y / half
    far = max(abs(u), abs(v))
    near_ridge = min(abs(u), abs(v)) / max(far, 1e-6)
    return high * (1 - far ** 2.2) ** .75 * (1 - .10 * (1 - near_ridge ** 2) * math.sin(math.pi * min(1, far)))


def tent(job):
    """A dome tent with an open door, two poles, a mat inside and guy lines."""
    cloth, dark = nylon(job['colour']), nylon(job['dark'])
    n, half, high = 120, 1.0, 1.12
    points = [(half * (2 * i / n - 1), half * (2 * j / n - 1), 0) for j in range(n + 1) for i in range(n + 1)]
    dome = [(x * (1 + .02 * z), y, dome_height(x, y, half, high) + .01) for x, y, z in points]
    shell = grid('dome', dome, n, n, cloth)
    faces = shell.data
    shell.data.materials.append(dark)
    shell.data.materials.append(plain('#1d1f22', .9))
    for polygon in faces.polygons:
        c = polygon.center
        arch = abs(c.x) < .5 * (1 - ((c.z - .02) / .74) ** 2) ** .5 if .02 < c.z < .76 else False
        if c.y < -.3 and arch:
            polygon.material_index = 2
        elif c.z < .13:
            polygon.material_index = 1
    door = [(.5 * math.cos(t), .74 * math.sin(t)) for t in np.linspace(0, math.pi, 40)]

    def on_front(x, z, out=.012):
        low, high_y = -1.0, -.05
        for _ in range(30):
            mid = (low + high_y) / 2
            low, high_y = (mid, high_y) if dome_height(x, mid, half, high) < z else (low, mid)
        return (x, low - out, z + .01)
    zip_of = plain('#e6e2d6', .6)
    tube([on_front(x, max(.015, z)) for x, z in door], .009, zip_of, 8, 1)
    roll = [on_front(x, z, .04) for x, z in [(.5 * math.cos(t), .74 * math.sin(t)) for t in np.linspace(.12, 1.35, 20)]]
    tube(roll, (.03, .05, .055, .045, .03), cloth, 18, 1)
    for t in (.45, 1.0):
        p = on_front(.5 * math.cos(t), .74 * math.sin(t), .04)
        egg(p, (.062, .05, .018), zip_of, (0, -60, 0))
    pole = plain('#2b2c30', .35, .4)
    for side in (-1, 1):
        tube([(side * half * t, half * t, dome_height(half * t, half * t, half, high) + .03) for t in np.linspace(-1, 1, 60)], .016, pole, 12, 1)
        for t in np.linspace(-.85, .85, 9):
            box((.05, .03, .02), (side * half * t, half * t, dome_height(half * t, half * t, half, high) + .018), dark, .006)
    flap = [(x, y, dome_height(x, y, half, high) + .055 + .02 * (abs(x) + abs(y))) for y in np.linspace(-.52, .52, 30) for x in np.linspace(-.52, .52, 30)]
    kept = grid('fly', flap, 29, 29, dark if job.get('fly') else nylon(job['light']))
    modify(kept, 'SOLIDIFY', thickness=.008)
    cord = plain('#f0e6cf', .8)
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        tube([(x * .62, y * .62, dome_height(.62, .62, half, high)), (x * 1.28, y * 1.22, .02)], .006, cord, 6, 2)
        tube([(x * 1.28, y * 1.22, .06), (x * 1.3, y * 1.24, -.0)], .012, steel('#a9adb1', .3), 10, 2)
    turn_all(28)
    return {'azimuth': 0, 'elevation': 14, 'lift': 0}


def camping_lantern(job):
    """A lantern of the camp: a frosted lamp between a base and a cap, a wire handle."""
    paint, dark, metal = coat(job['colour'], .35, .3), plain('#2c2d31', .55), steel('#c9ccd0', .22)
    glow = Surface(Base_Color=rgb('#fff0cf'), Emission=rgb('#ffe2a6'), Emission_Strength=.75, Roughness=.5).material
    lathe([(0, 0, 'c'), (.25, 0), (.27, .015), (.275, .05), (.265, .17), (.24, .2), (.2, .21, 'c'), (0, .21)], paint, 5, 96)
    for k in range(24):
        a = TURN * k / 24
        box((.03, .012, .05), (.272 * math.cos(a), .272 * math.sin(a), .045), dark, .005).rotation_euler[2] = a + math.pi / 2
    lathe([(0, .2, 'c'), (.16, .205), (.168, .24), (.16, .46), (.15, .5), (0, .5)], glow, 5, 96)
    lathe([(.19, .205, 'c'), (.205, .22), (.205, .48), (.19, .5, 'c')], thin_glass(), 3, 96)
    for k in range(4):
        a = TURN * (k + .5) / 4
        tube([(.215 * math.cos(a), .215 * math.sin(a), .18), (.222 * math.cos(a), .222 * math.sin(a), .35), (.215 * math.cos(a), .215 * math.sin(a), .53)], .012, metal if not job.get('solar') else dark, 14)
    lathe([(.0, .5, 'c'), (.22, .5), (.25, .515), (.255, .54), (.2, .62), (.1, .66), (0, .665)], paint, 6, 96)
    if job.get('solar'):
        lathe([(0, .671), (.13, .664), (.14, .655, 'c')], plain('#1c2a45', .1, coat=1), 3, 72)
        for x in (-.07, 0, .07):
            box((.004, .24 if x == 0 else .2, .002), (x, 0, .6705), metal, .0005, 1)
    else:
        lathe([(.05, .655, 'c'), (.06, .66), (.06, .69), (.04, .705), (0, .706)], dark, 4, 48)
    knob = lathe([(0, 0), (.045, 0), (.045, .03), (.035, .04), (0, .042)], dark, 4, 40)
    place(knob, (0, -.27, .11), (90, 0, 0))
    box((.008, .006, .03), (0, -.315, .125), plain('#f1efe9', .4), .002)
    tube([(-.25, 0, .53), (-.3, 0, .64), (-.24, 0, .84), (-.1, 0, .95), (0, 0, .97), (.1, 0, .95), (.24, 0, .84), (.3, 0, .64), (.25, 0, .53)], .013, metal, 14, 8)
    place(lathe([(.02, -.09, 'c'), (.03, -.085), (.03, .085), (.02, .09, 'c')], paint, 3, 32), (0, 0, .972), (0, 90, 0))
    return {'azimuth': 10, 'elevation': 13}


def compass(job):
    """A compass in a metal case with a lid, or on a clear plate with a ruler."""
    dial = printed(job['label'], .5)
    red, white = plain('#cf3b34', .35, coat=.4), plain('#eef0f0', .35, coat=.4)
    if job.get('plate'):
        clear = plain('#e9eef0', .15, coat=.8)
        slab(rounded(.62, 1.0, .06), .035, clear, .012, 4)
        ink = plain('#c23b33', .5)
        for k in range(33):
            box((.07 if k % 4 == 0 else .035, .004, .002), (-.27, -.46 + k * .028, .0365), plain('#33353a', .5), .0005, 1)
        for x in (-.12, 0, .12):
            box((.008, .3, .002), (x, .31, .0365), ink, .0005, 1)
        place(slab([(0, .08), (-.05, -.01), (-.018, -.01), (-.018, -.05), (.018, -.05), (.018, -.01), (.05, -.01)], .004, ink, .001), (0, .39, .035))
        case, at = job['case'], (0, -.16, .035)
        tube([(0, -.49, .05), (-.1, -.62, .02), (.05, -.76, .02), (.24, -.74, .02), (.2, -.62, .02), (.06, -.56, .02), (.02, -.49, .05)], .016, plain('#cf3b34', .8), 12, 8)
        place(lathe([(.02, .0, 'c'), (.036, .003), (.036, .04), (.02, .042, 'c')], steel(), 3, 28), (0, -.46, 0))
    else:
        case, at = job['case'], (0, 0, 0)
    metal = steel(case, .24) if not job.get('plate') else plain(case, .4)
    r = .3
    parts = [lathe([(0, 0, 'c'), (r - .02, 0), (r, .02), (r, .1), (r - .008, .12), (r - .03, .125), (r - .035, .11, 'c')], metal, 5, 110)]
    for k in range(72):
        a = TURN * k / 72
        parts.append(place(box((.01, .01, .06), (0, 0, 0), metal, .003, 1), (r * math.cos(a), r * math.sin(a), .055), (0, 0, math.degrees(a))))
    disc = slab([(.268 * math.cos(a), .268 * math.sin(a)) for a in np.linspace(0, TURN, 90, endpoint=False)], .004, dial, 0)
    parts.append(place(disc, (0, 0, .07)))
    needle = [slab([(0, .21), (-.036, 0), (.036, 0)], .006, red, .001), slab([(0, -.21), (.036, 0), (-.036, 0)], .006, white, .001), lathe([(0, .024), (.022, .02), (.026, 0, 'c')], steel('#d9b779', .2), 3, 32)]
    parts += place(needle, (0, 0, .082), (0, 0, 24))
    place(parts, at)
    if not job.get('plate'):
        lid = [lathe([(0, 0, 'c'), (r - .01, 0), (r, .015), (r, .04, 'c'), (r - .02, .04, 'c'), (r - .025, .02), (0, .02)], metal, 4, 110)]
        star = [((.2 if k % 2 == 0 else .05) * math.sin(TURN * k / 16), (.2 if k % 2 == 0 else .05) * math.cos(TURN * k / 16)) for k in range(16)]
        lid.append(place(slab(star[::-1], .006, steel('#8f6b32' if case != '#c3c8d0' else '#8f949c', .3), .001), (0, 0, .02)))
        place(lid, (0, r, 0), (0, 0, 0))
        place(lid, (0, r + .01, .1), (82, 0, 0))
        place(lathe([(.012, -.09, 'c'), (.026, -.09), (.026, .09), (.012, .09, 'c')], metal, 2, 24), (0, r + .01, .09), (0, 90, 0))
        place(lathe([(0, 0), (.03, .0), (.036, .03), (.03, .07), (0, .075)], metal, 4, 32), (0, -r, .06), (90, 0, 0))
        place(ring(.06, .012, metal, 40), (0, -r - .1, .05), (0, 0, 0))
        return {'azimuth': 20, 'elevation': 30}
    turn_all(-22)
    return {'azimuth': 0, 'elevation': 52}
