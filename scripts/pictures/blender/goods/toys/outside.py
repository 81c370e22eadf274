"""Kite, kick scooter, water blaster, play ball."""
import math

import numpy as np

from finish import coat
from goods.toys.fur import egg
from materials import Surface, plain, rgb, steel, wood
from patterns import hexes, surface_of
from shapes import box, grid, lathe, modify, tube
from solids import place, slab, smooth_outline, turn_all

TURN = math.tau


def nylon(colour):
    """Thin ripstop cloth: a fine square thread and a soft shine."""
    surface = Surface(Base_Color=rgb(colour), Roughness=.55, Sheen=.3, Specular=.3)
    return surface.bump(surface.noise(60, 2), .12, .01).material


def sail(corners, material, belly=.05, n=26):
    """A triangle of cloth that swells a little."""
    a, b, c = (np.array(p, float) for p in corners)
    points, uv = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            p = a * (1 - u) + (b * (1 - v) + c * v) * u
            swell = belly * math.sin(math.pi * min(1, u)) * math.sin(math.pi * v)
            points.append((p[0], p[1], p[2] + swell))
            uv.append((u, v))
    return modify(grid('sail', points, n, n, material, uv), 'SOLIDIFY', thickness=.004)


def tail_of(path, tones, step=.16):
    """A cord with bows of cloth."""
    line = np.array([p for p in path], float)
    tube(path, .007, plain('#f1ead9', .8), 10)
    for k in range(5):
        t = (k + .6) / 5.2
        at = [np.interp(t, np.linspace(0, 1, len(line)), line[:, i]) for i in range(3)]
        tone = nylon(tones[k % len(tones)])
        for side in (-1, 1):
            outline = smooth_outline([(0, .02), (side * .1, .075), (side * .13, 0), (side * .1, -.075), (0, -.02)], 5)
            place(slab(outline if side > 0 else outline[::-1], .008, tone, .002), (at[0], at[1], at[2] + .012), (14 * side, -22 * side, 30 - 25 * k))
        egg(tuple(at), (.026, .026, .026), tone)


def kite(job):
    """A kite that lies on the ground with its tail and its line."""
    spar = plain('#3a3b40', .4)
    tones = (job['colour'], job['second'], job['third'], job['second'])
    if job.get('delta'):
        top, left, right, low = (0, .6, .05), (-.95, -.3, .05), (.95, -.3, .05), (0, -.2, .12)
        sail((top, left, low), nylon(job['colour']), .06)
        sail((top, low, right), nylon(job['second']), .06)
        sail(((0, .62, .055), (-.34, .295, .056), (.34, .295, .056)), nylon(job['third']), .03)
        for end in (left, right, low):
            tube([top, end], .012, spar, 12, 2)
        tube([(-.6, -.02, .06), (0, .06, .1), (.6, -.02, .06)], .011, spar, 12)
        start = (0, -.2, .1)
    else:
        top, left, right, low, mid = (0, .78, .04), (-.62, .22, .04), (.62, .22, .04), (0, -.62, .04), (0, .22, .09)
        for a, b, tone in ((top, right, 0), (right, low, 1), (low, left, 2), (left, top, 3)):
            sail((mid, a, b), nylon(tones[tone]), .02)
        tube([top, mid, low], .012, spar, 12)
        tube([left, mid, right], .012, spar, 12)
        edge = plain(job['trim'], .6)
        for a, b in ((top, right), (right, low), (low, left), (left, top)):
            tube([a, b], .012, edge, 10, 2)
        start = low
    x, y, _ = start
    tail_of([start, (x + .1, y - .12, .02), (x - .04, y - .3, .02), (x + .16, y - .46, .02), (x + .42, y - .44, .02), (x + .62, y - .3, .02), (x + .78, y - .38, .02)], (job['colour'], job['second'], job['third']))
    line = plain('#f4efe2', .8)
    spool = [lathe([(.05, -.13, 'c'), (.13, -.13), (.13, -.1), (.07, -.09, 'c')], plain(job['colour'], .35, coat=.4), 3, 48), lathe([(.07, .09, 'c'), (.13, .1), (.13, .13), (.05, .13, 'c')], plain(job['colour'], .35, coat=.4), 3, 48)]
    spool += [lathe([(.09 + .012 * math.sin(k), -.09 + .012 * k) for k in range(16)], line, 2, 40), lathe([(0, -.18, 'c'), (.035, -.18), (.035, .18), (0, .18, 'c')], wood('#c99c66', '#8d5f35'), 2, 32)]
    place(spool, (-.55, -.5, .13), (90, 0, 60))
    tube([(-.48, -.44, .05), (-.3, -.4, .012), (-.2, -.2, .012), (-.05, .05, .02)], .004, line, 8)
    turn_all(-20)
    return {'azimuth': 0, 'elevation': 62}


def scooter_wheel(r, colour):
    """A wheel of urethane on a hub with spokes; its axle is x."""
    items = [lathe([(r * .72, -.03, 'c'), (r - .018, -.036), (r, -.02), (r, .02), (r - .018, .036), (r * .72, .03, 'c')], plain('#2c2c2f', .55), 4, 72),
             lathe([(r * .74, -.024, 'c'), (r * .6, -.02), (r * .6, .02), (r * .74, .024, 'c')], plain(colour, .35, coat=.4), 3, 72), lathe([(0, -.036), (r * .22, -.034), (r * .22, .034), (0, .036)], steel('#b9bcc0', .3), 3, 40)]
    for k in range(6):
        spoke = box((r * .5, r * .2, .028), (r * .4, 0, 0), plain(colour, .35, coat=.4), .008)
        items.append(place(spoke, (0, 0, 0), (0, 0, 60 * k)))
    return place(items, (0, 0, 0), (0, 90, 0))


def kick_scooter(job):
    """A scooter that rolls to the left: deck, two wheels, folding stem, grips."""
    paint, metal, dark = coat(job['colour'], .3, .6), steel('#c9cccf', .22), plain('#2e2f33', .75)
    deck = slab(smooth_outline([(-.055, -.44), (-.09, -.36), (-.09, .28), (-.05, .42), (.05, .42), (.09, .28), (.09, -.36), (.055, -.44)], 6), .05, paint, .014, 4)
    place(deck, (0, .1, .12))
    place(slab(smooth_outline([(-.06, -.3), (-.068, .24), (-.035, .34), (.035, .34), (.068, .24), (.06, -.3)], 6), .005, plain('#33343a', .95, grain=.6, scale=200), .001), (0, .1, .17))
    for y in (-.56, .68):
        place(scooter_wheel(.115, job['colour']), (0, y, .115))
    for x in (-.055, .055):
        tube([(x, .68, .115), (x, .56, .13), (x * .9, .46, .15)], .018, paint, 14)
        tube([(x, -.56, .115), (x, -.54, .2), (x * .4, -.5, .27)], .018, metal, 14)
    fender = [[(x, .68 + .14 * math.cos(t), .115 + .14 * math.sin(t)) for x in np.linspace(-.05, .05, 6)] for t in np.linspace(.2, 1.9, 18)]
    modify(grid('fender', [p for row in fender for p in row], 5, 17, paint), 'SOLIDIFY', thickness=.012)
    tube([(0, -.3, .15), (0, -.38, .2), (0, -.46, .3)], (.042, .04, .04), paint, 20)
    at = lambda t: (0, -.53 + .17 * t, .2 + .98 * t)
    tube([at(.02), at(.28)], .045, paint, 28, 2)
    tube([at(.25), at(.72)], .034, metal, 28, 2)
    tube([at(.68), at(1)], .027, plain('#dfe1e3', .2, .9), 28, 2)
    for t in (.29, .7):
        place(lathe([(.036, -.035, 'c'), (.05, -.03), (.05, .03), (.036, .035, 'c')], dark, 3, 40), at(t), (-9.8, 0, 0))
        place(box((.03, .09, .018), (0, 0, 0), metal, .006), (.05, at(t)[1] - .02, at(t)[2]), (0, 0, 30))
    tube([(-.27, -.36, 1.18), (0, -.36, 1.18), (.27, -.36, 1.18)], .024, metal, 20, 2)
    for side in (-1, 1):
        grip = lathe([(.03, .0, 'c')] + [(.034 + .003 * (k % 2), .01 + .012 * k) for k in range(12)] + [(.044, .16), (.044, .172), (0, .176)], plain(job['colour'], .7), 2, 36)
        place(grip, (side * .17, -.36, 1.18), (0, side * 90, 0))
    turn_all(-62)
    return {'azimuth': 0, 'elevation': 12}


def water_blaster(job):
    """A water toy that points to the left: tank, pump grip, trigger, orange nozzle."""
    paint, second, tank, dark = plain(job['colour'], .28, coat=.6), plain(job['second'], .3, coat=.6), plain(job['tank'], .12, coat=1), plain('#3a3b42', .5)

    def cut(points, half, tone, bevel=.03):
        return place(slab(smooth_outline(points, 6), 2 * half, tone, bevel, 5), (0, half, 0), (90, 0, 0))
    big = job.get('big')
    body = [(-.45, .46), (-.44, .58), (-.3, .63), (.35, .64), (.5, .6), (.55, .5), (.5, .42), (.38, .4), (.3, .36), (.0, .37), (-.3, .4)]
    cut(body, .09, paint, .045)
    grip = [(.27, .43), (.3, .25), (.36, .06), (.4, .02), (.5, .03), (.53, .08), (.49, .25), (.5, .45)]
    cut(grip, .062, paint, .04)
    for k in range(5):
        box((.1, .128, .012), (.42 - .006 * k * 2, 0, .1 + .045 * k), second, .005)
    guard = [(.12, .39), (.12, .27), (.2, .21), (.29, .24)]
    tube([(x, 0, z) for x, z in guard], .022, paint, 16)
    cut([(.2, .4), (.22, .31), (.19, .26), (.215, .25), (.26, .3), (.27, .4)], .022, second, .01)
    muzzle = [lathe([(.075, 0, 'c'), (.08, .02), (.075, .16), (.055, .2), (.055, .24, 'c'), (.045, .24, 'c')], paint, 4, 48), lathe([(.05, .23, 'c'), (.062, .235), (.05, .36), (.034, .38), (.018, .38, 'c'), (.016, .34, 'c'), (0, .34)], plain('#ef7f2d', .3, coat=.5), 4, 48)]
    place(muzzle, (-.42, 0, .52), (0, -90, 0))
    stripe = smooth_outline([(-.36, .5), (-.34, .54), (.3, .56), (.42, .53), (.38, .49), (.1, .47)], 6)
    for y in (-.094, .086):
        place(slab(stripe, .008, second, .002), (0, y + .008, 0), (90, 0, 0))
    if big:
        bottle = lathe([(0, -.3), (.08, -.295), (.125, -.25), (.13, .1), (.12, .16), (.06, .22), (.055, .26, 'c'), (0, .26)], tank, 6, 72)
        place(bottle, (.1, 0, .74), (0, 90, 0))
        place(lathe([(.07, .2, 'c'), (.085, .205), (.085, .28), (.075, .29), (0, .29)], second, 3, 48), (.1, 0, .74), (0, 90, 0))
        box((.14, .1, .12), (.0, 0, .63), paint, .03)
        place(lathe([(.04, 0, 'c'), (.04, .5, 'c')], dark, 1, 32), (-.2, 0, .37), (0, -90, 0))
        pump = lathe([(.035, 0, 'c'), (.075, .0)] + [(.075 + .008 * math.sin(k * 1.6), .02 + .022 * k) for k in range(12)] + [(.07, .29), (.03, .3, 'c')], second, 3, 48)
        place(pump, (-.3, 0, .36), (0, -90, 0))
    else:
        bottle = lathe([(0, 0), (.09, .004), (.12, .04), (.115, .12), (.125, .16), (.115, .22), (.05, .28), (.045, .32, 'c')], tank, 6, 64)
        place(bottle, (.02, 0, .9), (180, 0, 0))
        place(lathe([(.02, .0, 'c'), (.06, 0), (.066, .01), (.066, .05), (.05, .06), (0, .06)], second, 3, 48), (.02, 0, .89))
        place(bottle, (0, 0, 0))
        lathe([(.055, .62, 'c'), (.075, .62), (.07, .67), (.05, .675, 'c')], second, 3, 40).location = (.02, 0, 0)
    turn_all(16)
    return {'azimuth': 0, 'elevation': 9}


def play_ball(job):
    """A rubber ball with bright gores or with stars."""
    n = 512
    y, x = np.mgrid[0:n, 0:2 * n]
    u, v = x / (2 * n), y / n
    colour, second, third, white = hexes(job['colour'], job['second'], job['third'], '#f6f1e6')
    picture = np.broadcast_to(white, (n, 2 * n, 3)).copy()
    if job.get('stars'):
        picture[:] = colour
        picture[np.abs(v - .5) < .13] = white
        a = (u * 8 % 1 - .5) * TURN / 8 * 1.0
        b = (v - .5) * math.pi
        r, t = np.hypot(a, b), np.arctan2(b, a)
        star = .3 / (1 + .55 * np.abs(((t / TURN * 5 + .25) % 1) - .5) * 2 * 1.3)
        picture[r < star * .9] = second
        picture[np.abs(np.abs(v - .5) - .13) < .012] = third
    else:
        for k, tone in enumerate((colour, white, colour, second, colour, third)):
            picture[(u * 6).astype(int) % 6 == k] = tone
        picture[(v < .075) | (v > .925)] = colour
    skin = surface_of(picture.astype(np.float32), .12, 260, Roughness=.32, Clearcoat=.25, Clearcoat_Roughness=.2)
    profile = [(math.cos(t), math.sin(t)) for t in np.linspace(-math.pi / 2, math.pi / 2, 65)]
    points, uv, columns = [], [], 128
    for j, (r, z) in enumerate(profile):
        for i in range(columns + 1):
            a = TURN * i / columns
            points.append((r * math.cos(a), r * math.sin(a), z))
            uv.append((min(.9999, i / columns), j / 64))
    ball = grid('ball', points, columns, 64, skin, uv)
    place(ball, (0, 0, 0), (0, 0, 190))
    place(ball, (0, 0, 1), (34, -24, 0))
    plug = lathe([(0, 1.002), (.05, 1.0), (.055, .996, 'c')], plain('#e9e2d2', .4), 3, 32)
    place(plug, (0, 0, 1), (34, -24, 0))
    return {'azimuth': 0, 'elevation': 14}
