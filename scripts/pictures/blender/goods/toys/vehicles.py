"""Toy car, racing car, rocket, helicopter, robot."""
import math

import numpy as np

from goods.toys.wooden import beech, lacquered, wheels
from goods.toys.fur import egg
from materials import plain, steel
from shapes import box, lathe, tube
from solids import group, loft, oval, place, rounded, slab, smooth_outline, turn_all

TURN = math.tau
TYRE = '#2c2c2f'


def side_cut(outline, half, material, bevel=.03):
    """A body from its side: points (y, z), as wide as 2 × half."""
    return place(slab(outline, 2 * half, material, bevel, 5), (half, 0, 0), (90, 0, -90))


def toy_car(job):
    """A wooden car with round windows and big wheels; it drives to the left."""
    paint, bare, cream = lacquered(job['colour']), beech('Y'), lacquered('#f3e7cc')
    outline = smooth_outline([(-.62, .12), (-.66, .2), (-.64, .34), (-.5, .385), (-.3, .41), (-.18, .58), (.0, .64), (.24, .635), (.4, .56), (.5, .41), (.62, .36), (.64, .2), (.6, .12)], 8)
    side_cut([(-y, z) for y, z in outline[::-1]], .2, paint, .05)
    for x in (-.204, .204):
        for y, wide in ((.1, .2), (-.19, .24)):
            pane = slab(rounded(wide, .15, .06), .006, plain('#3c5560', .1, coat=1), .002)
            place(pane, (x, -y, .5), (90, 0, 90))
    for x in (-.12, .12):
        for y, tone in ((-.655, '#f7ecc8'), (.64, '#d9534a')):
            place(lathe([(0, .02), (.03, .016), (.042, 0, 'c')], plain(tone, .2, coat=.8), 4, 32), (x, y * .985, .28), (90 if y < 0 else -90, 0, 0))
    box((.3, .03, .05), (0, -.655, .16), bare, .012)
    box((.3, .03, .05), (0, .635, .16), bare, .012)
    wheels(((-.37, .17), (.38, .17)), .16, .08, lacquered('#34353c') if job.get('dark') else bare, cream)
    turn_all(-58)
    return {'azimuth': 0, 'elevation': 17}


def racing_car(job):
    """An open racing car of plastic with a driver."""
    paint, pale, black = plain(job['colour'], .3, coat=.5), plain('#f5efe2', .35, coat=.3), plain(TYRE, .7)
    rings = []
    for y, wide, low, high in ((-.8, .06, .1, .16), (-.76, .12, .09, .19), (-.5, .2, .08, .24), (-.2, .34, .08, .3), (.05, .4, .08, .33), (.35, .38, .08, .36), (.58, .3, .09, .36), (.68, .2, .12, .3), (.7, .1, .15, .26)):
        rings.append([(x, y, (low + high) / 2 + z) for x, z in oval(wide, high - low, 3.2, 64)])
    loft([[tuple(np.mean(rings[0], 0))] * 64] + rings + [[tuple(np.mean(rings[-1], 0))] * 64], paint)
    egg((0, .12, .33), (.12, .19, .035), black)
    egg((0, .16, .4), (.085, .09, .095), pale)
    egg((0, .105, .41), (.07, .055, .045), plain('#2f3c44', .08, coat=1))
    loft([[(x, .3 + .22 * t, .36 + z + .02 * t) for x, z in oval(.15 * (1 - .6 * t), .17 * (1 - .75 * t), 2.4, 40)] for t in np.linspace(0, 1, 8)], paint)
    box((.52, .16, .022), (0, .68, .46), pale, .008)
    for x in (-.2, .2):
        box((.02, .13, .2), (x, .66, .36), pale, .006)
    box((.56, .14, .022), (0, -.76, .1), pale, .008)
    for y, r, wide in ((-.5, .14, .11), (.45, .165, .14)):
        tube([(-.3, y, r), (.3, y, r)], .018, steel('#a9acb0', .3), 12, 2)
        for side in (-1, 1):
            tyre = [lathe([(r * .55, 0, 'c'), (r - .03, 0), (r, .03), (r, wide - .03), (r - .03, wide), (r * .6, wide, 'c')], black, 5, 64),
                    lathe([(r * .6, wide - .003, 'c'), (r * .5, wide - .02), (.04, wide - .012), (.035, wide + .006), (0, wide + .01)], pale, 4, 48)]
            place(place(tyre, (0, 0, 0), (0, 90, 0 if side > 0 else 180)), (side * .24, y, r), (0, 0, 0) if side > 0 else (0, 0, 0))
    turn_all(-50)
    return {'azimuth': 0, 'elevation': 24}


def toy_rocket(job):
    """A standing rocket with four fins, a window and a ring of rivets."""
    colour, second = job['colour'], job['second']
    if job.get('plastic'):
        paint, pale, fin = plain(colour, .3, coat=.5), plain('#f5efe2', .35, coat=.4), plain(second, .3, coat=.5)
    else:
        paint, pale, fin = lacquered(colour), beech(), lacquered(second)
    lathe([(0, .17, 'c'), (.13, .17), (.155, .22), (.205, .42), (.215, .6), (.2, .78), (.175, .9, 'c')], pale, 8)
    lathe([(.176, .9, 'c'), (.172, .905), (.14, 1.02), (.085, 1.14), (.03, 1.21), (0, 1.225)], paint, 8)
    lathe([(0, 1.2), (.022, 1.21), (.03, 1.245), (.018, 1.275), (0, 1.28)], fin, 5, 40)
    for z, r in ((.36, .193), (.885, .181)):
        lathe([(r, z - .03, 'c'), (r + .01, z - .024), (r + .008, z + .024), (r - .004, z + .03, 'c')], paint, 4)
    lathe([(.1, .1, 'c'), (.13, .1), (.105, .17, 'c'), (.08, .17)], plain('#4d5159', .4, .6), 4)
    outline = smooth_outline([(0, .5), (.08, .44), (.2, .26), (.235, .06), (.22, .0), (.18, .03), (.1, .14), (0, .2)], 8)
    for k in range(4):
        blade = place(slab(outline, .045, fin, .018, 4), (0, .0225, 0), (90, 0, 0))
        place(blade, (.15, 0, 0))
        place(blade, (0, 0, 0), (0, 0, 45 + 90 * k))
    for z, r, y in ((.7, .085, -.2), (.5, .055, -.207)):
        frame = lathe([(r, 0, 'c'), (r + .022, .004), (r + .022, .02), (r, .028), (r - .012, .014, 'c')], paint, 4, 56)
        pane = lathe([(0, .016), (r * .6, .013), (r, .004, 'c')], plain('#6fb0d8', .08, coat=1), 4, 48)
        place([frame, pane], (0, y - .006, z), (90, 0, 0))
    if job.get('plastic'):
        for a in np.linspace(0, TURN, 18, endpoint=False):
            egg((.199 * math.cos(a), .199 * math.sin(a), .36), (.011, .011, .011), pale)
    return {'azimuth': 10, 'elevation': 9}


def toy_helicopter(job):
    """A helicopter on skids with a round cockpit and two rotors."""
    colour, second = job['colour'], job['second']
    wooden = not job.get('plastic')
    paint, other = (lacquered(colour), beech('X')) if wooden else (plain(colour, .3, coat=.5), plain('#f5efe2', .35, coat=.4))
    metal = steel('#b9bcc0', .3)
    body = []
    for y, wide, high, z in ((-.5, .02, .02, .36), (-.48, .12, .12, .365), (-.4, .26, .27, .38), (-.25, .36, .38, .4), (-.05, .4, .43, .415), (.15, .36, .38, .43), (.3, .25, .26, .46), (.42, .15, .15, .49), (.95, .08, .09, .55), (1.02, .05, .06, .56), (1.03, .01, .01, .56)):
        body.append([(x, y, z + h) for x, h in oval(wide, high, 2.5, 64)])
    loft(body, paint)
    glass = plain('#34505e', .06, coat=1)
    pane = []
    for y, wide, high, z in ((-.515, .02, .02, .37), (-.495, .14, .13, .375), (-.41, .275, .27, .39), (-.26, .372, .37, .413), (-.16, .385, .385, .424)):
        ring_of = [(x, y, z + h) for x, h in oval(wide, high, 2.5, 64)]
        pane.append([(x, yy, max(h, z - .05)) for x, yy, h in ring_of])
    loft(pane, glass)
    box((.012, .3, .012), (0, -.37, .55), paint, .004).rotation_euler[0] = .5
    for x in (-.196, .196):
        place(slab(rounded(.16, .2, .04), .008, glass, .002), (x, .0, .46), (90, 0, 90))
    lathe([(0, .6, 'c'), (.09, .6), (.07, .68), (.028, .7), (.028, .8), (0, .8)], other, 4, 48)
    for k in range(2 if wooden else 4):
        blade = slab(smooth_outline([(.03, .035), (.12, .05), (.74, .05), (.78, 0), (.74, -.05), (.12, -.05), (.03, -.035)], 5), .022, other if wooden else plain(second, .35, coat=.4), .008)
        place(blade, (0, 0, .775), (4, 0, 24 + (180 if wooden else 90) * k))
    lathe([(0, .765), (.065, .77), (.065, .805), (.03, .83), (0, .833)], paint, 4, 40)
    tail = slab(smooth_outline([(-.1, 0), (-.02, .2), (.06, .24), (.1, .22), (.07, .02), (.06, -.12), (.0, -.14), (-.04, -.03)], 6), .03, paint, .012)
    place(tail, (.015, .96, .58), (90, 0, 90))
    for k in range(3):
        blade = slab(smooth_outline([(.01, .02), (.15, .028), (.17, 0), (.15, -.028), (.01, -.02)], 5), .012, other, .004)
        place(place(blade, (0, 0, 0), (0, 0, 120 * k + 20)), (-.05, .98, .64), (90, 0, 90))
    place(lathe([(0, -.0), (.026, .004), (.024, .04), (0, .045)], paint, 3, 24), (-.03, .98, .64), (0, -90, 0))
    for side in (-1, 1):
        tube([(side * .22, -.46, .07), (side * .22, -.4, .03), (side * .22, -.2, .028), (side * .22, .3, .028), (side * .22, .36, .035)], .026, other if wooden else metal, 16)
        for y in (-.2, .16):
            tube([(side * .12, y, .25), (side * .17, y, .16), (side * .22, y, .03)], .02, other if wooden else metal, 14)
    if job.get('solar'):
        place(slab(rounded(.2, .2, .02), .01, plain('#1d2b4a', .12, coat=.9), .003), (0, .24, .605), (-24, 0, 0))
        for k in range(4):
            place(box((.19, .003, .012), (0, 0, 0), metal, .0005, 1), (0, .17 + .045 * k, .635 - .02 * k), (-24, 0, 0))
    turn_all(-52)
    return {'azimuth': 0, 'elevation': 16}


def segments(path, r, material, count):
    """A bellows along a path: an arm or a leg."""
    line = np.array([p for p in path], float)
    at = np.linspace(0, 1, count * 6 + 1)
    points = [tuple(np.interp(t, np.linspace(0, 1, len(line)), line[:, k]) for k in range(3)) for t in at]
    return tube(points, [r * (1 + .16 * math.cos(TURN * k / 6)) for k in range(count * 6 + 1)], material, 28, 1)


def claw(material):
    """A hand: a cuff with two bent fingers that point down."""
    lathe([(0, 0, 'c'), (.07, 0), (.075, -.05), (.05, -.08), (0, -.085)], material, 4, 40)
    for side in (-1, 1):
        tube([(side * .03, 0, -.07), (side * .075, 0, -.12), (side * .06, 0, -.18), (side * .02, 0, -.205)], (.024, .026, .024, .016), material, 16)


def toy_robot(job):
    """A robot with round eyes, dials on its chest and arms of bellows."""
    tin = plain(job['colour'], .3, coat=.6)
    metal, dark, cream = steel('#c6c9cc', .22), plain('#34353c', .45), plain('#f3ead6', .4, coat=.3)
    accent, red = plain(job['second'], .3, coat=.5), plain('#d0433f', .25, coat=.6)
    rough = .03 if job.get('tin') else .09
    place(slab(rounded(.5, .52, rough), .32, tin, rough * .6, 5), (0, .16, .56), (90, 0, 0))
    place(slab(rounded(.4, .32, rough if job.get('tin') else .13), .3, tin, rough * .6, 5), (0, .15, 1.05), (90, 0, 0))
    lathe([(.1, .8, 'c'), (.1, .9, 'c')], metal, 1, 48)
    for side in (-1, 1):
        eye = [lathe([(0, .03), (.05, .028), (.062, .02), (.066, 0, 'c')], cream, 4, 48), lathe([(.062, 0, 'c'), (.08, .006), (.08, .03), (.066, .036, 'c')], metal, 4, 48), lathe([(0, .042), (.026, .038), (.032, .026, 'c')], plain('#22303a', .06, coat=1), 4, 40)]
        place(eye, (side * .095, -.15, 1.1), (90, 0, 0))
        place(lathe([(0, .0), (.05, .0), (.055, .03), (.03, .05), (.016, .055), (.014, .09), (0, .095)], metal, 4, 40), (side * .2, 0, 1.06), (0, side * 90, 0))
        shoulder = lathe([(0, 0), (.085, 0), (.09, .03), (.06, .06), (0, .065)], metal, 4, 48)
        place(shoulder, (side * .25, 0, .72), (0, side * 90, 0))
        segments([(side * .3, 0, .72), (side * .38, -.02, .66), (side * .4, -.05, .52), (side * .4, -.09, .42)], .052, accent, 8)
        place(group(claw, metal), (side * .4, -.095, .41), (14, 0, 12 * side))
        segments([(side * .13, 0, .32), (side * .13, 0, .14)], .07, accent, 5)
        place(slab(smooth_outline([(-.11, -.2), (-.12, 0), (-.1, .12), (.1, .12), (.12, 0), (.11, -.2), (0, -.23)], 6), .12, tin, .03, 4), (side * .14, 0, 0))
    place(slab(rounded(.22, .05, .02), .01, dark, .003), (0, -.146, .965), (90, 0, 0))
    for k in range(5):
        box((.006, .012, .045), (-.08 + .04 * k, -.157, .965), metal, .002)
    tube([(0, 0, 1.2), (0, 0, 1.36)], .014, metal, 12, 2)
    egg((0, 0, 1.39), (.042, .042, .042), red)
    place(slab(rounded(.36, .34, .03), .014, cream, .005), (0, -.155, .6), (90, 0, 0))
    gauge = [lathe([(0, .014), (.075, .012), (.08, 0, 'c')], plain('#fbf6e6', .25, coat=.6), 3, 56), lathe([(.076, 0, 'c'), (.092, .004), (.09, .02), (.078, .024, 'c')], metal, 4, 56)]
    place(gauge, (-.07, -.17, .65), (90, 0, 0))
    place(box((.008, .006, .07), (0, 0, 0), red, .002), (-.055, -.187, .665), (0, 28, 0))
    for k, tone in enumerate(('#d0433f', '#f2c94c', '#4d9159')):
        place(lathe([(0, .03), (.022, .026), (.028, 0, 'c')], plain(tone, .2, coat=.7), 4, 32), (.1, -.168, .71 - .07 * k), (90, 0, 0))
    for k in range(4):
        box((.2, .008, .014), (-.05, -.171, .53 - .026 * k), dark, .003)
    for x in (-.22, .22):
        for z in (.34, .78):
            egg((x, -.162, z), (.012, .008, .012), metal)
    return {'azimuth': 20, 'elevation': 9}
