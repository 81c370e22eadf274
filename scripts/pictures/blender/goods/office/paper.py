"""Notebook, fountain pen, pencils, sticky notes, scissors, clipboard."""
import math

import numpy as np

from finish import coat
from goods.office.computers import patch
from materials import plain, printed, steel, wood
from shapes import box, grid, lathe, modify, tube
from solids import group, loft, oval, place, rounded, slab, smooth_outline, turn_all

TURN = math.tau
PAPER = '#faf7ee'


def notebook(job):
    """A bound notebook with round corners, an elastic band and a ribbon."""
    cover, pages, band = plain(job['colour'], .55, grain=.25, scale=220), plain(PAPER, .75), plain(job['band'], .7)
    w, h, t = .62, .88, .085
    slab(rounded(w, h, .05), .012, cover, .004)
    slab(rounded(w - .026, h - .03, .045), t - .02, pages, .001).location.z = .01
    for k in range(11):
        item = slab(rounded(w - .0245, h - .0285, .045), .0012, plain('#e4dfd0', .8), 0)
        item.location.z = .014 + .0055 * k
    place(slab(rounded(w, h, .05), .012, cover, .004), (0, 0, t - .014))
    box((.02, h - .03, t - .003), (-w / 2 + .006, 0, t / 2), cover, .008)
    patch([(-.23, .05), (.2, .05), (.2, .35), (-.23, .35)], t - .0014, printed(job['label'], .6), (-.23, .05, .2, .35))
    box((.026, h + .008, .003), (w / 2 - .07, 0, t - .0005), band, .001, 1)
    for y in (-1, 1):
        box((.026, .003, t), (w / 2 - .07, y * (h / 2 + .002), t / 2), band, .001, 1)
    tail = [(-.1, -h / 2 + .04, .04), (-.1, -h / 2 - .04, .03), (-.09, -h / 2 - .12, .006), (-.06, -h / 2 - .2, .005)]
    for x in (-.006, 0, .006):
        tube([(a + x, b, c) for a, b, c in tail], .004, plain('#c0392f', .5), 8)
    turn_all(24)
    return {'azimuth': 0, 'elevation': 52}


def nib(metal, dark):
    """A nib that points along +x: bent across, with a slit and a hole."""
    columns, rows, points = 12, 24, []
    for j in range(rows + 1):
        v = j / rows
        half = .036 * (1 - v ** 2.2) + .003 if v > .3 else .034 + .004 * v
        for i in range(columns + 1):
            u = 2 * i / columns - 1
            points.append((v * .26, u * half, .026 - .02 * u * u - .012 * v * v))
    modify(grid('nib', points, columns, rows, metal), 'SOLIDIFY', thickness=.004)
    tube([(.09, 0, .0285), (.18, 0, .0235), (.258, 0, .016)], .0016, dark, 6, 4)
    place(slab(oval(.016, .016), .003, dark, 0), (.085, 0, .0275))
    tube([(-.05, 0, 0), (.1, 0, .004), (.2, 0, .006)], (.028, .024, .006), plain('#1f2024', .4), 16)


def fountain_pen(job):
    """An open pen with its cap beside it."""
    body, gold, dark = coat(job['colour'], .14, .9), steel('#e0bd72', .16), plain('#17181b', .4)
    trim = gold if not job.get('steel') else steel('#d6d8da', .14)
    barrel_of = lathe([(0, -.62), (.03, -.618), (.05, -.6), (.062, -.5), (.07, -.3), (.072, 0, 'c'), (.066, .004, 'c')], body, 8, 72)
    band_of = lathe([(.0725, -.02, 'c'), (.075, -.012), (.0725, 0, 'c')], trim, 3, 72)
    grip_of = lathe([(.058, 0, 'c'), (.056, .1), (.05, .18), (.053, .2), (.05, .21, 'c'), (0, .21)], plain('#1d1e22', .25, coat=.7), 6, 64)
    parts = place([barrel_of, band_of, grip_of], (0, 0, .078), (0, 90, 0)) + place(group(nib, trim, dark), (.2, 0, .078))
    place(parts, (0, .1, 0))
    cap = [lathe([(.076, 0, 'c'), (.078, .1), (.077, .36), (.07, .45), (.045, .485), (.0, .49)], body, 8, 72), lathe([(.0, .05), (.07, .05), (.07, 0, 'c'), (.079, -.002), (.081, .012), (.081, .05), (.078, .055, 'c')], trim, 4, 72),
           lathe([(.03, .475), (.034, .49), (.02, .51), (0, .512)], trim, 4, 40)]
    cap += [tube([(0, -.03, .485), (0, -.08, .49), (0, -.098, .45), (0, -.094, .3), (0, -.088, .16)], (.014, .014, .013, .012, .011), trim, 12), lathe([(0, -.017), (.015, 0), (0, .017)], trim, 4, 24)]
    place(cap[-1:], (0, -.088, .15))
    place(place(cap, (0, 0, 0), (0, 0, 60)), (-.34, -.16, .082), (0, 90, 0))
    turn_all(28)
    return {'azimuth': 0, 'elevation': 44}


def pencil(colour, length, r=.034, bare=False):
    """A hexagonal pencil along +y with a sharpened point."""
    lacquer = wood('#c99c66', '#9a6b3d', 'Y', .5) if bare else plain(colour, .25, coat=.6)
    six = [(r * math.cos(TURN * k / 6), r * math.sin(TURN * k / 6)) for k in range(6)]
    body = slab([(x, z) for x, z in six], length, lacquer, .003, 2)
    cone = lathe([(r * .985, 0, 'c'), (r * .42, .1, 'c')], wood('#dcb98a', '#b98c58', 'Z', .6), 2, 36)
    lead = lathe([(r * .42, .1, 'c'), (r * .1, .142), (0, .145)], plain(colour, .5), 2, 36)
    end = lathe([(0, 0), (r * .3, 0)], plain(colour, .5), 1, 24)
    place([cone, lead], (0, 0, length))
    place(end, (0, 0, -.001), (180, 0, 0))
    return place([body, cone, lead, end], (0, 0, 0), (-90, 0, 0))


PENCILS = ('#c0392f', '#e2762f', '#f0b52f', '#f4dc5e', '#8fbf4f', '#3f8f57', '#2f8587', '#4f9fd6', '#2f5fae', '#6a4a9c', '#c2588f', '#7a523a')


def pencil_set(job):
    """Twelve pencils in an open tray; the printed sleeve is pulled down."""
    n, gap = 12, .078
    w = n * gap + .03
    tray = plain(job['colour'], .45, coat=.1)
    box((w + .03, 1.06, .014), (0, 0, .007), tray, .004)
    for side in (-1, 1):
        box((.014, 1.06, .07), (side * (w / 2 + .008), 0, .035), tray, .004)
        box((w + .03, .014, .07), (0, side * .523, .035), tray, .004)
    for k in range(n):
        items = group(pencil, PENCILS[k], .84, .034, job.get('bare', False))
        place(items, ((k - (n - 1) / 2) * gap, -.49, .05))
    sleeve = slab(rounded(w + .05, .52, .006), .085, plain(job['colour'], .5), .004)
    place(sleeve, (0, -.3, .006))
    patch(rounded(w + .044, .514, .004), .0915, printed(job['label'], .5, .05), (-(w + .044) / 2, -.257, (w + .044) / 2, .257)).location.y = -.3
    turn_all(14)
    return {'azimuth': 0, 'elevation': 56}


def paper_pad(w, count, colours, curl, seed):
    """A pad of square notes; the front edges of the upper ones stand up."""
    rng = np.random.default_rng(seed)
    t = .0058
    blocks = len(colours)
    for k in range(count):
        shade_of = colours[min(blocks - 1, k * blocks // count)]
        item = slab([(-w / 2, -w / 2), (w / 2, -w / 2), (w / 2, w / 2), (-w / 2, w / 2)], t * .86, shade_of, 0)
        place(item, (rng.uniform(-.002, .002), rng.uniform(-.002, .002), k * t))
    top = count * t
    n, points = 30, []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            near = max(0, (u * .75 + (1 - v)) / 1.75 - .28)
            points.append(((u - .5) * w, (v - .5) * w + curl * .25 * near ** 2, top + .002 + curl * near ** 2.2))
    modify(grid('note', points, n, n, colours[-1]), 'SOLIDIFY', thickness=.002)


def sticky_notes(job):
    """Three pads of square notes, the front one in the colour of the goods."""
    tones = {'main': [plain(job[key], .75) for key in ('pale', 'colour')], 'second': [plain(job['second'], .75)], 'third': [plain(job['third'], .75)]}
    paper_pad(.62, 34, tones['main'], .16, 3)
    place(group(paper_pad, .36, 30, tones['second'], .07, 5), (.56, .2, 0), (0, 0, -10))
    place(group(paper_pad, .36, 20, tones['third'], .07, 7), (.52, -.22, 0), (0, 0, 7))
    turn_all(-24)
    return {'azimuth': 0, 'elevation': 38}


def blade_with_bow(colour, metal, side, big):
    """Half of a pair of scissors: a blade towards +y, a shank and a bow."""
    line = [(-.006, .0), (-.035, .1), (-.032, .4), (.0, .92), (.012, .93), (.05, .4), (.056, .06), (.03, -.06)]
    place(slab([(side * x, y) for x, y in (line if side < 0 else line[::-1])], .012, metal, .003, 2), (0, 0, .02 if side > 0 else .033))
    shell = plain(colour, .35, coat=.4)
    shank = [[(side * x + a, y, .033 + z) for a, z in oval(wide, .06, 3, 28)] for x, y, wide in ((.015, .05, .07), (.01, -.06, .075), (.045, -.16, .06), (.07, -.22, .05))]
    loft([[shank[0][0]] * 28] + shank + [[shank[-1][0]] * 28], shell)
    w, d = (.15, .235) if big else (.125, .165)
    centre = (side * .16, -.42 if big else -.36)
    bow = [(centre[0] + w * math.cos(a), centre[1] + d * math.sin(a), .036) for a in np.linspace(0, TURN, 49)]
    tube(bow, .036, shell, 20, 1)
    soft = [(centre[0] + (w - .026) * math.cos(a), centre[1] + (d - .026) * math.sin(a), .036) for a in np.linspace(0, TURN, 49)]
    tube(soft, .022, plain('#33353b', .7), 16, 1)


def scissors(job):
    """An open pair of scissors with soft bows."""
    metal = steel('#cfd2d5', .16)
    left = place(group(blade_with_bow, job['colour'], metal, 1, True), (0, 0, 0), (0, 0, 13))
    right = place(group(blade_with_bow, job['colour'], metal, -1, job.get('even', False)), (0, 0, 0), (0, 0, -13))
    lathe([(0, .062), (.02, .06), (.032, .052), (.034, .04, 'c')], steel('#a9adb2', .3), 4, 40).location = (.0, .06, 0)
    box((.044, .007, .004), (0, .06, .0625), plain('#4d5159', .5), .001, 1)
    turn_all(-34)
    return {'azimuth': 0, 'elevation': 56}


def clipboard(job):
    """A board with a steel clip and a printed form."""
    board = wood('#dcb77d', '#b98a4c', 'Y', .5) if job.get('bamboo') else plain(job['colour'], .5, grain=.2, scale=160)
    w, h = .7, 1.0
    slab(rounded(w, h, .04), .022, board, .006)
    for k in range(3):
        place(slab(rounded(w - .1, h - .14, .002), .0016, plain(PAPER, .8), 0), (.003 * k, -.035 - .002 * k, .0222 + .0018 * k), (0, 0, .4 * k))
    page = patch(rounded(w - .1, h - .14, .002), .0296, printed(job['label'], .7), (-(w - .1) / 2, -(h - .14) / 2, (w - .1) / 2, (h - .14) / 2))
    place(page, (.006, -.039, 0), (0, 0, .8))
    metal = plain(job['colour'], .35, coat=.4) if job.get('bamboo') else steel('#cdd0d3', .2)
    place(slab(smooth_outline([(-.19, -.03), (-.19, .03), (-.12, .055), (.12, .055), (.19, .03), (.19, -.03), (.1, -.04), (-.1, -.04)], 6), .014, metal, .005), (0, h / 2 - .1, .032), (-9, 0, 0))
    bridge = [[(x, h / 2 - .05 + y, .03 + z) for y, z in oval(.05, .05, 2, 28)] for x in (-.13, .13)]
    loft([[bridge[0][0]] * 28] + bridge + [[bridge[-1][0]] * 28], metal)
    tongue = slab(smooth_outline([(-.09, 0), (-.085, .09), (-.03, .12), (.03, .12), (.085, .09), (.09, 0)], 6), .012, metal, .004)
    place(tongue, (0, h / 2 - .06, .045), (16, 0, 0))
    place(lathe([(0, 0), (.02, 0)], plain('#f2f2ef', .9), 1, 32), (0, h / 2 + .038, .088), (16, 0, 0))
    for x in (-.1, .1):
        place(lathe([(0, .01), (.012, .008), (.015, 0, 'c')], steel('#b9bcc0', .3), 3, 24), (x, h / 2 - .1, .046))
    turn_all(20)
    return {'azimuth': 0, 'elevation': 52}
