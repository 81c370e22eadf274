"""Watercolours, artist brushes, yarn, sewing kit, crayons."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from cloth import rope, weave
from finish import coat
from goods.office.paper import blade_with_bow
from materials import Surface, plain, printed, rgb, steel, times, wood
from shapes import box, lathe, tube
from solids import group, loft, oval, place, rounded, slab, smooth_outline, strands, turn_all

TURN = math.tau
HUES = ('#f4d33f', '#f0a330', '#e2632f', '#c9302c', '#c2477f', '#7b4a9c', '#3a4fa0', '#2f7fc4', '#3fa7b5', '#2f8a5a', '#7fae3f', '#c9a34a', '#8a5a34', '#5a3a28', '#3a3b40', '#f3efe6')


def artist_brush(length, tip, wide, paint, hair, metal, flat=False):
    """A brush along y: its handle behind, its hair at +y."""
    rings = []
    for t, r in ((0, .006), (.02, .016), (.15, .02), (.45, .028), (.62, .034), (.74, .024), (.76, .022)):
        rings.append([(x, -length * (.76 - t) - .0, z) for x, z in oval(r * 1.5, r * 1.5, 2, 28)])
    loft([[rings[0][0]] * 28] + rings, paint)
    ferrule = [[(x, y, z) for x, z in oval(w, d, 2.4, 32)] for y, w, d in ((-.012, .036, .036), (.0, .042, .042), (.09, .046, .046) if not flat else (.09, wide, .03), (.15, wide * .9 if not flat else wide, wide * .9 if not flat else .028))]
    loft(ferrule, metal)
    for y in (.03, .05):
        place(lathe([(.021, -.004), (.0245, 0), (.021, .004)], metal, 2, 28), (0, y, 0), (90, 0, 0))
    rng = np.random.default_rng(int(length * 100))
    if flat:
        u = rng.uniform(-1, 1, 380)
        roots = np.stack([u * wide * .46, np.full(380, .145), rng.uniform(-.012, .012, 380)], 1)
        tips = np.stack([u * wide * .47, .15 + tip * (1 - .03 * rng.random(380)), rng.uniform(-.006, .006, 380)], 1)
    else:
        a, q = rng.uniform(0, TURN, 380), np.sqrt(rng.random(380)) * wide * .43
        roots = np.stack([q * np.cos(a), np.full(380, .145), q * np.sin(a)], 1)
        reach = .15 + tip * (1 - .55 * (q / (wide * .43)) ** 2)
        tips = np.stack([q * np.cos(a) * .25, reach, q * np.sin(a) * .25], 1)
    strands(roots, tips, .0035, hair, .0)
    core = [[(x * k, y, z * k) for x, z in oval(wide * .86, wide * .86 if not flat else .024, 2, 28)] for y, k in ((.145, 1), (.15 + tip * .35, 1.04), (.15 + tip * .7, .62 if not flat else .9), (.15 + tip * .94, .08 if not flat else .6))]
    loft(core + [[(0, .15 + tip * .95, 0)] * 28], hair)


def artist_brushes(job):
    """Six brushes of several shapes, side by side."""
    paint, metal = coat(job['colour'], .22, .8), steel('#d3d5d7', .18) if not job.get('brass') else steel('#dcb768', .2)
    tones = ('#7a4a26', '#3a2a20', '#c08a4e', '#7a4a26', '#e9dcc0', '#3a2a20')
    kinds = ((.06, .16, False), (.1, .13, True), (.05, .13, False), (.14, .14, True), (.042, .11, False), (.08, .18, False))
    for k, (wide, tip, flat) in enumerate(kinds):
        items = group(artist_brush, 1.25 + .06 * (k % 3), tip, wide, paint, plain(tones[k], .7), metal, flat)
        place(items, ((k - 2.5) * .17, .03 * (k % 2), .04), (0, 0, (k - 2.5) * -1.5))
    turn_all(-32)
    return {'azimuth': 0, 'elevation': 58}


def watercolour_set(job):
    """An open tin of pans: sixteen colours, mixing wells in the lid, a brush."""
    tin, inside = plain(job.get('tin', '#26272b'), .3, coat=.6), plain('#f4f2ec', .2, coat=.7)
    w, d = 1.1, .52
    box((w, d, .05), (0, 0, .025), tin, .012, 4)
    for x, y, a, b in ((0, -d / 2 + .012, w, .024), (0, d / 2 - .012, w, .024), (-w / 2 + .012, 0, .024, d), (w / 2 - .012, 0, .024, d)):
        box((a, b, .1), (x, y, .06), tin, .008)
    columns = 8
    pw = (w - .12) / columns
    for k in range(columns * 2):
        i, j = k % columns, k // columns
        x, y = -w / 2 + .06 + (i + .5) * pw, .14 - .28 * j
        box((pw * .9, .2, .05), (x, y, .075), inside, .008)
        colour = HUES[k]
        cake = Surface(Roughness=.55, Specular=.3)
        base = rgb(colour)
        cake.colour(cake.ramp(cake.noise(9, 3), [(.3, times(base, .82)), (.7, times(base, 1.08))]))
        cake.bump(cake.noise(14, 2), .2, .02)
        box((pw * .76, .17, .014), (x, y, .1), cake.material, .006, 3)
    lid_items = [box((w, d, .03), (0, 0, .015), tin, .01, 4)]
    for x, y, a, b in ((0, -d / 2 + .01, w, .02), (0, d / 2 - .01, w, .02), (-w / 2 + .01, 0, .02, d), (w / 2 - .01, 0, .02, d)):
        lid_items.append(box((a, b, .06), (x, y, .04), tin, .006))
    lid_items.append(box((w - .05, d - .05, .012), (0, 0, .034), inside, .004))
    for k in range(3):
        well = slab(rounded(.31, d - .1, .04), .014, inside, .006)
        lid_items.append(place(well, ((k - 1) * .345, 0, .034)))
        dip = slab(rounded(.28, d - .13, .035), .004, plain('#e7e4dc', .2, coat=.7), .001)
        lid_items.append(place(dip, ((k - 1) * .345, 0, .0465)))
        blot = smooth_outline([(.07 * (1 + .3 * math.sin(3 * a + k)) * math.cos(a), .09 * (1 + .25 * math.cos(2 * a + k)) * math.sin(a)) for a in np.linspace(0, TURN, 12, endpoint=False)], 6)
        lid_items.append(place(slab(blot, .002, plain(('#8fb9dc', '#e8a58a', '#a9c88f')[k], .15, coat=.8), 0), ((k - 1) * .345 + .03, .02, .051)))
    place(lid_items, (0, d / 2, 0))
    place(lid_items, (0, d / 2 + .01, .1), (24, 0, 0))
    hair, metal = plain('#6d4426', .7), steel('#d3d5d7', .18)
    brush = group(artist_brush, .95, .14, .055, plain(job.get('handle', '#8c2f35'), .25, coat=.8), hair, metal)
    place(brush, (0, 0, 0), (0, 0, -97))
    place(brush, (.08, -.42, .03), (0, 0, 4))
    turn_all(-18)
    return {'azimuth': 0, 'elevation': 46}


def yarn_cake(job):
    """A ball of yarn and a skein with a paper band."""
    rng = random.Random(job['seed'])
    wool = rope(job['colour'], 60)
    r = .3
    for layer in range(54):
        axis = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        for strand in (-2, -1, 0, 1, 2):
            tilt = strand * .036
            k = math.sqrt(1 - (tilt / r) ** 2) * (r + .004 * rng.random() + layer * .0004)
            tube([k * (math.cos(a) * side + math.sin(a) * other) + axis * tilt for a in np.linspace(0, TURN, 36)], .018, wool, 6, 1)
    ball = [item for item in bpy.data.objects if item.type == 'MESH']
    place(ball, (-.36, .06, r + .03))
    tube([(-.2, -.24, .06), (-.12, -.36, .018), (.1, -.4, .018), (.3, -.52, .018), (.52, -.5, .018), (.6, -.6, .018)], .015, wool, 8, 10)

    def skein():
        for k in range(60):
            a0 = TURN * k / 60
            pts = []
            for t in np.linspace(-1, 1, 14):
                bulge = (1 - abs(t) ** 2.6) ** .5
                twist = a0 + t * .9
                rr = (.05 + .12 * bulge) * (.86 + .14 * math.sin(k * 2.4))
                pts.append((t * .46, rr * math.cos(twist), rr * math.sin(twist) * .86))
            tube(pts, .02, wool, 6, 3)
        band = lathe([(.178, -.12, 'c'), (.181, -.12), (.181, .12), (.178, .12, 'c')], plain('#f3ecdf', .6), 2, 80)
        place(band, (0, 0, 0), (0, 90, 0))
        stripe = lathe([(.182, -.03, 'c'), (.1835, -.03), (.1835, .03), (.182, .03, 'c')], plain(job['dark'], .6), 2, 80)
        place(stripe, (0, 0, 0), (0, 90, 0))
    place(group(skein), (.34, .02, .175), (0, 0, 62))
    for y, turn in ((-.02, 12), (.03, -8)):
        needle = [tube([(-.7, 0, 0), (.55, 0, 0)], .014, wood('#dcb77d', '#b98a4c', 'X', .4), 14, 1), lathe([(0, 0), (.03, .006), (.034, .03), (0, .05)], wood('#dcb77d', '#b98a4c', 'X', .4), 4, 28)]
        place(needle[1], (-.72, 0, -.0), (0, 90, 0))
        tip = place(lathe([(.014, 0, 'c'), (.003, .08), (0, .085)], wood('#dcb77d', '#b98a4c', 'Z', .4), 2, 20), (.55, 0, 0), (0, 90, 0))
        place(needle + [tip], (.06, -.62 + y * 3, .03), (0, 0, turn))
    return {'azimuth': 0, 'elevation': 36}


def spool(tone, height=.26):
    """A reel of sewing thread."""
    bare = wood('#e0bd8b', '#b98a56', 'Z', .5)
    lathe([(.02, 0, 'c'), (.09, 0), (.095, .008), (.095, .02), (.06, .045), (.05, .05, 'c')], bare, 3, 48)
    lathe([(.05, height - .05, 'c'), (.06, height - .045), (.095, height - .02), (.095, height - .008), (.09, height), (.02, height, 'c'), (.02, height - .03, 'c'), (0, height - .03)], bare, 3, 48)
    profile = [(.05, .046, 'c')] + [(.078 + .0025 * (k % 2), .05 + (height - .1) * k / 34) for k in range(35)] + [(.05, height - .046, 'c')]
    lathe(profile, plain(tone, .6), 1, 64)


def sewing_kit(job):
    """A box with reels of thread, scissors, a pin cushion, a tape measure and buttons before it."""
    case = plain(job['colour'], .4, coat=.3)
    w, d, h = 1.05, .62, .16
    box((w, d, .03), (0, .1, .015), case, .01)
    for x, y, a, b in ((0, .1 - d / 2 + .012, w, .024), (0, .1 + d / 2 - .012, w, .024), (-w / 2 + .012, .1, .024, d), (w / 2 - .012, .1, .024, d)):
        box((a, b, h), (x, y, h / 2), case, .009)
    box((.02, d - .04, h - .03), (.08, .1, h / 2 - .01), plain(job['pale'], .6), .004)
    box((w - .05, d - .05, .01), (0, .1, .032), plain(job['pale'], .9, grain=.3, scale=120), .002)
    lid = [box((w, d, .02), (0, d / 2, .01), case, .008), box((w - .06, d - .06, .012), (0, d / 2, .022), plain(job['pale'], .9, grain=.3, scale=120), .004)]
    place(lid, (0, .1 + d / 2, h), (64, 0, 0))
    tones = ('#d0433f', '#3d78c2', '#f2c94c', '#4d9159', '#34353c', '#f1efe9', '#b9a3d8', '#ee8374')
    for k, tone in enumerate(tones):
        i, j = k % 4, k // 4
        place(group(spool, tone, .25), (-.42 + .13 * i, .24 - .17 * j, .036), (0, 0, 0), .78)
    metal = steel('#cfd2d5', .16)
    left = place(group(blade_with_bow, job['dark'], metal, 1, False), (0, 0, 0), (0, 0, 12))
    right = place(group(blade_with_bow, job['dark'], metal, -1, False), (0, 0, 0), (0, 0, -12))
    place(left + right + [lathe([(0, .062), (.02, .06), (.034, .04, 'c')], metal, 3, 30)], (-.36, -.42, 0), (0, 0, -76), .5)
    cushion = []
    red = weave('#c9403b', 120, .4)
    body = lathe([(0, 0), (.1, .004), (.16, .05), (.165, .1), (.12, .16), (.04, .175), (0, .168)], red, 8, 72)
    cushion.append(body)
    thread = plain('#3f7a48', .8)
    for k in range(8):
        a = TURN * k / 8
        cushion.append(tube([(0, 0, .172), (.06 * math.cos(a), .06 * math.sin(a), .175), (.125 * math.cos(a), .125 * math.sin(a), .158), (.168 * math.cos(a), .168 * math.sin(a), .09), (.14 * math.cos(a), .14 * math.sin(a), .03)], .006, thread, 8, 4))
    for k, tone in enumerate(('#f2c94c', '#f1efe9', '#3d78c2', '#ee8374', '#9fd3bd')):
        a = TURN * k / 5 + .4
        base, top = (.07 * math.cos(a), .07 * math.sin(a), .15), (.12 * math.cos(a), .12 * math.sin(a), .27)
        cushion.append(tube([base, top], .004, metal, 8, 1))
        cushion.append(place(lathe([(0, -.016), (.016, 0), (0, .016)], plain(tone, .2, coat=.7), 5, 20), top))
    place(cushion, (.3, .12, .03))
    yellow = plain('#f2cf56', .5)
    spiral = lathe([(.03, 0, 'c'), (.115, 0), (.118, .004), (.118, .072), (.115, .076), (.03, .076, 'c')], yellow, 2, 80)
    marks = [spiral]
    for k in range(30):
        a = TURN * k / 30
        marks.append(box((.002, .002, .03 if k % 5 else .05), (.119 * math.cos(a), .119 * math.sin(a), .02 if k % 5 else .03), plain('#2b2622', .5), .0002, 1))
    for q in (.045, .06, .075, .09, .105):
        marks.append(lathe([(q, .0765), (q + .002, .0775), (q + .004, .0765)], plain('#c9a42f', .5), 1, 64))
    place(marks, (.42, -.36, 0))
    box((.34, .004, .07), (.27, -.48, .038), yellow, .001, 1)
    for k in range(16):
        box((.002, .005, .024 if k % 4 else .045), (.11 + .02 * k, -.4825, .016 if k % 4 else .026), plain('#2b2622', .5), .0002, 1)
    for k, (x, y, tone) in enumerate(((.0, -.36, '#f1efe9'), (.06, -.3, job['colour']), (.02, -.44, '#3d78c2'), (-.06, -.31, '#d9a738'))):
        button = lathe([(0, .012), (.028, .012), (.034, .02), (.046, .018), (.048, .006), (.044, 0, 'c')], plain(tone, .25, coat=.5), 4, 36)
        holes = [place(lathe([(0, .013), (.006, .013)], plain('#2b2622', .8), 1, 10), (a * .01, b * .01, 0)) for a in (-1, 1) for b in (-1, 1)]
        place([button] + holes, (x, y, 0))
    turn_all(-16)
    return {'azimuth': 0, 'elevation': 38}


def crayon(tone, paper):
    """A wax crayon along +y, sharpened, in a paper sleeve."""
    wax, sleeve, ink = plain(tone, .38, coat=.15), plain(tone, .75), plain('#2b2622', .7)
    body = [lathe([(0, 0, 'c'), (.04, 0), (.042, .006), (.042, .76, 'c'), (.038, .78), (.018, .9), (.016, .915), (0, .92)], wax, 3, 40), lathe([(.0425, .06, 'c'), (.0445, .06), (.0445, .68), (.0425, .68, 'c')], sleeve, 2, 40)]
    for z in (.09, .62):
        body.append(lathe([(.0447, z, 'c'), (.0453, z), (.0453, z + .035), (.0447, z + .035, 'c')], ink, 1, 40))
    for k in range(3):
        body.append(lathe([(.0447, .12 + .012 * k), (.0451, .123 + .012 * k), (.0447, .126 + .012 * k)], ink, 1, 40))
    place(body, (0, 0, 0), (-90, 0, 0))


def crayon_set(job):
    """A printed box of crayons with its lid open; three lie before it."""
    tones = ('#d0433f', '#e8743a', '#f0a330', '#f4d33f', '#9fc04a', '#3f9a58', '#2f8fa0', '#3d78c2', '#3a4fa0', '#7b4a9c', '#e07fa6', '#8a5a34')
    n, gap = 6, .098
    w, d, h = n * gap + .03, 2 * gap + .03, .72
    card, white = printed(job['label'], .5, .06), plain(job['colour'], .6)
    front = slab(rounded(w, h, .004), .012, card, .001)
    place(front, (0, -d / 2, h / 2), (90, 0, 0))
    for x in (-w / 2, w / 2):
        box((.01, d, h), (x, 0, h / 2), white, .002, 1)
    box((w, .01, h + .03), (0, d / 2, (h + .03) / 2), white, .002, 1)
    box((w, d, .01), (0, 0, .005), white, .002, 1)
    flap = box((w, .01, .2), (0, 0, .1), white, .002, 1)
    place(flap, (0, d / 2, h + .03), (-28, 0, 0))
    for k in range(12):
        i, j = k % n, k // n
        items = group(crayon, tones[k], None)
        place(items, (0, 0, 0), (90, 0, 0))
        place(items, (-w / 2 + .015 + (i + .5) * gap, -d / 2 + .02 + (j + .5) * gap, .01 + .06 * j - .012 * ((k * 5) % 4)))
    for x, y, turn, tone in ((-.42, -.42, 62, '#d0433f'), (-.1, -.5, 84, '#3d78c2'), (.44, -.3, 30, '#f4d33f')):
        place(group(crayon, tone, None), (x + .3, y, .044), (0, 0, turn))
    return {'azimuth': 16, 'elevation': 19}
