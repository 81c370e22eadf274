"""Tennis racket, badminton set, table tennis set, boxing gloves."""
import math

import bpy
import numpy as np

from cloth import leather
from finish import coat
from goods.pets.toys import fused
from goods.toys.fur import egg
from materials import plain, steel, wood
from shapes import box, lathe, tube
from solids import group, loft, oval, place, slab, smooth_outline, turn_all

TURN = math.tau


def wrapped_grip(low, high, wide, deep, colour):
    """A grip along y with an overlapping tape."""
    tape, rings = plain(colour, .75, grain=.2, scale=200), []
    for t in np.linspace(0, 1, 160):
        y = low + (high - low) * t
        k = 1 + .045 * ((t * 15) % 1)
        rings.append([(x * k, y, z * k) for x, z in oval(wide, deep, 2.8, 40)])
    loft([[(0, low, 0)] * 40] + rings + [[(0, high, 0)] * 40], tape)


def strung(width, height, at, count, thread, r, section=.0):
    """Crossed strings in an oval; neighbours pass over and under."""
    cols, lines = count
    for i in range(cols):
        x = (i + .5) / cols * 2 - 1
        half = height / 2 * math.sqrt(max(0, 1 - x * x))
        line = [(at[0] + x * width / 2, at[1] + half * t, .0035 * (1 if (i + j) % 2 else -1)) for j, t in enumerate(np.linspace(-1, 1, lines + 1))]
        tube(line, r, thread, 6, 1)
    for j in range(lines):
        y = (j + .5) / lines * 2 - 1
        half = width / 2 * math.sqrt(max(0, 1 - y * y))
        tube([(at[0] + half * t, at[1] + y * height / 2, .0035 * (1 if (i + j) % 2 else -1)) for i, t in enumerate(np.linspace(-1, 1, cols + 1))], r, thread, 6, 1)


def hoop(width, height, at, section, materials, split=.62):
    """The frame of a head: an oval whose sides may have a second colour."""
    for k, (a0, a1) in enumerate(((math.pi / 2 - split, math.pi / 2 + split), (math.pi / 2 + split, TURN + math.pi / 2 - split))):
        rings = []
        for a in np.linspace(a0, a1, 90):
            c, s = math.cos(a), math.sin(a)
            rings.append([(at[0] + c * (width / 2 + p), at[1] + s * (height / 2 + p), q) for p, q in oval(*section, 2.6, 24)])
        loft(rings, materials[k])


def tennis_racket(job):
    """A racket that lies on the floor, with its strings and a ball."""
    paint, dark = coat(job['colour'], .24, .8), plain('#2c2d33', .3, coat=.5)
    frame, second = (dark, paint) if job.get('dark') else (paint, dark)
    hoop(.6, .8, (0, .45), (.045, .055), (second, frame), .7)
    strung(.565, .765, (0, .45), (16, 19), plain('#efe9d8', .4), .0042)
    for side in (-1, 1):
        line = [(side * .2, .16, 0), (side * .13, .05, 0), (side * .06, -.08, 0), (side * .028, -.2, 0)]
        tube(line, (.024, .024, .023, .024), frame, 20, 10)
    tube([(x, .12 - .22 * (1 - (x / .18) ** 2) * .28, 0) for x in np.linspace(-.18, .18, 16)], .019, frame, 16, 2)
    tube([(0, -.16, 0), (0, -.26, 0)], .036, frame, 24, 2)
    wrapped_grip(-.68, -.24, .075, .085, '#f1efe9' if job.get('dark') else '#34353c')
    lathe_end = lathe([(0, 0), (.04, .002), (.047, .015), (.042, .035), (.036, .04, 'c')], dark, 4, 40)
    place(lathe_end, (0, -.7, 0), (-90, 0, 0))
    place(lathe([(.042, 0, 'c'), (.047, .004), (.045, .03), (.04, .034, 'c')], plain('#34353c', .6), 3, 40), (0, -.262, 0), (-90, 0, 0))
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, .05))
    turn_all(-38)
    return {'azimuth': 0, 'elevation': 58}


def badminton_racket(paint, dark, grip, thread):
    hoop(.42, .52, (0, .64), (.026, .03), (paint, paint), .7)
    strung(.4, .5, (0, .64), (14, 16), thread, .0028)
    tube([(0, .385, 0), (0, .2, 0), (0, -.12, 0)], (.016, .015, .016), dark, 16, 4)
    place(box((.06, .03, .02), (0, 0, 0), paint, .008), (0, .392, 0))
    lathe_cone = lathe([(.013, 0, 'c'), (.018, .02), (.03, .08), (.032, .1, 'c')], paint, 4, 32)
    place(lathe_cone, (0, -.06, 0), (90, 0, 0))
    wrapped_grip(-.5, -.15, .058, .064, grip)


def shuttlecock():
    """A cork with a ring of feathers, its tip at the origin and its feathers towards +z."""
    cork, feather, thread = plain('#f3efe6', .6), plain('#f7f4ec', .8), plain('#d8d2c2', .7)
    lathe([(0, 0), (.055, .012), (.08, .06), (.08, .1), (.078, .115, 'c'), (0, .115)], cork, 6, 48)
    lathe([(.0805, .095, 'c'), (.082, .1), (.082, .112), (.0795, .116, 'c')], plain('#4d9159', .5), 2, 48)
    for k in range(16):
        blade = slab(smooth_outline([(-.012, 0), (-.045, .16), (-.052, .26), (-.03, .3), (.03, .3), (.05, .26), (.042, .16), (.012, 0)], 5), .003, feather, .0008, 1)
        quill = tube([(0, -.17, .003), (0, .29, .004)], .0055, feather, 8, 2)
        place([blade, quill], (0, .17, 0), (0, 10, 0))
        place([blade, quill], (0, 0, 0), (66, 0, 0))
        a = TURN * k / 16
        place([blade, quill], (.06 * math.cos(a), .06 * math.sin(a), .1), (0, 0, math.degrees(a) + 90 + 180))
    for z, r in ((.2, .1), (.27, .128)):
        tube([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, TURN, 60)], .005, thread, 8, 1)


def badminton_set(job):
    """Two rackets that cross and two shuttlecocks."""
    thread = plain('#efe9d8', .4)
    for turn, x, low in ((-26, .1, .035), (26, -.1, .09)):
        place(group(badminton_racket, coat(job['colour'], .25, .8), steel('#4a4d54', .3), '#34353c', thread), (x, -.05, low), (0, 0, turn))
    for x, turn in ((-.42, 210), (.4, 140)):
        place(place(group(shuttlecock), (0, 0, 0), (112, 0, 0), .8), (x, -.42, .14), (0, 0, turn))
    return {'azimuth': 0, 'elevation': 60}


def bat(rubber, blade, grip, edge):
    """A table tennis bat along y; its rubber looks up."""
    disc = smooth_outline([(0, .52), (-.2, .46), (-.29, .28), (-.26, .08), (-.13, -.03), (.13, -.03), (.26, .08), (.29, .28), (.2, .46)], 10)
    slab(disc, .034, blade, .004)
    top = [(x * .985, max(.005, y * .99)) for x, y in disc]
    place(slab(top, .014, rubber, .004), (0, 0, .034))
    place(slab(top, .014, plain('#222327', .65), .004), (0, 0, -.014))
    grip_rings = [[(x, y, .017 + z) for x, z in oval(w, t, 3, 40)] for y, w, t in ((-.03, .1, .08), (-.08, .105, .1), (-.2, .1, .1), (-.3, .112, .105), (-.36, .125, .11), (-.37, .11, .09))]
    loft([[(0, -.02, .017)] * 40] + grip_rings + [[(0, -.372, .017)] * 40], grip)
    for x in (-.02, .02):
        box((.006, .3, .004), (x, -.21, .07), edge, .001, 1)


def table_tennis_set(job):
    """Two bats, one of them shows its other side, three balls and a net."""
    blade, grip = wood('#dcb988', '#b98c58', 'Y', .5), wood('#c08a4e', '#7a4a26', 'Y', .4)
    red, edge = plain(job['colour'], .5, grain=.15, scale=260), plain(job['accent'], .5)
    place(group(bat, red, blade, grip, edge), (-.2, -.12, .03), (0, 0, 28))
    second = group(bat, plain('#26272b', .55, grain=.15, scale=260) if not job.get('both') else plain(job['colour'], .5, grain=.15, scale=260), blade, grip, edge)
    place(second, (.3, .0, .03), (0, 0, -34))
    for x, y, tone in ((-.05, -.46, '#f6f2e8'), (.08, .34, '#f6f2e8'), (.2, -.5, '#f0913a')):
        place(lathe([(0, -.085)] + [(.085 * math.cos(t), .085 * math.sin(t)) for t in np.linspace(-1.5, 1.5, 30)] + [(0, .085)], plain(tone, .35), 1, 64), (x, y, .085))
    return {'azimuth': 0, 'elevation': 52}


def glove_of(skin, trim, dark, side):
    """A boxing glove that stands on its cuff; its thumb is on the side of x."""
    parts = [egg((0, -.02, .63), (.25, .24, .25), skin), egg((0, -.09, .56), (.235, .2, .2), skin), egg((0, .03, .42), (.2, .19, .22), skin), egg((0, .02, .26), (.165, .155, .14), skin)]
    thumb = [egg((side * .22, -.09, .46), (.085, .1, .17), skin, (18, side * -14, 0)), egg((side * .2, -.13, .58), (.075, .09, .1), skin, (28, side * -20, 0))]
    fused(parts, .011)
    fused(thumb, .011)
    lathe([(0, 0, 'c'), (.158, .0), (.17, .012), (.168, .12), (.16, .24), (.14, .26)], trim, 6, 80)
    lathe([(.12, -.001, 'c'), (.0, .06)], dark, 2, 48)
    strap = lathe([(.17, .06, 'c'), (.182, .064), (.182, .17), (.17, .176, 'c')], skin, 3, 80)
    place(box((.12, .014, .1), (0, 0, 0), dark, .006), (side * -.06, -.181, .117), (0, 0, side * -18))
    tube([(.2 * math.cos(a) * .98, .16 * math.sin(a) - .03, .345 + .05 * math.sin(a)) for a in np.linspace(math.pi * 1.1, math.pi * 1.9, 20)], .006, dark, 8, 1)
    return strap


def boxing_gloves(job):
    """A pair of gloves: one stands, one leans against it."""
    skin = leather(job['colour'], .3)
    trim, dark = leather(job['trim'], .35), plain('#26272b', .6)
    first = group(glove_of, skin, trim, dark, 1)
    place(first, (-.34, .05, 0), (0, 0, 200))
    second = group(glove_of, skin, trim, dark, -1)
    place(second, (.34, -.1, 0), (0, 0, -24))
    return {'azimuth': 4, 'elevation': 13}
