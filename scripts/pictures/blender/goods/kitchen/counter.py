"""Toaster, blender, lunch box, storage jar, apron."""
import math
import random

from cloth import weave
from finish import coat, surface
from materials import glaze, liquid, plain, printed, steel, thin_glass, wood
from shapes import box, curve, label, lathe, tube
from solids import bottle_skin, group, loft, oval, place, ring, slab, smooth_outline

BLACK = '#27282c'


def toaster(job):
    """A toaster for two slices, with the bread up."""
    shell, black, metal = coat(job['colour'], .2, .8), plain(BLACK, .45), steel('#cfd1d2', .2)
    rings = []
    w, d, h = .92, .46, .6
    for s, z in ((.94, .04), (.99, .07), (1, .14), (1, .36), (.985, .47), (.93, .55), (.82, .592), (.7, .6), (.001, .6)):
        rings.append([(x, y, z) for x, y in oval(w * (1 - (1 - s) * .5) if s > .01 else .001, d * s, 4.5, 128)])
    loft(rings, shell)
    place(slab(oval(w * .97, d * .96, 4.5), .05, black, .012), (0, 0, 0))
    crust, crumb = plain('#a8672c', .8, grain=.6, scale=30), plain('#d9a55e', .85, grain=.9, scale=40)
    for y in (-.075, .075):
        place(slab(oval(.62, .085, 12), .008, metal, .003), (0, y, .597))
        place(slab(oval(.58, .06, 12), .01, plain('#0f0f10', .9), 0), (0, y, .5975))
        bread = smooth_outline([(-.24, 0), (-.25, .25), (-.27, .33), (-.22, .41), (-.08, .43), (.08, .43), (.22, .41), (.27, .33), (.25, .25), (.24, 0)], 6)
        place(slab(bread, .05, crust, .012), (0, y + .025, .31), (90, 0, 0))
        place(slab([(x * .92, yy * .95 + .006) for x, yy in bread], .054, crumb, .004), (0, y + .027, .31), (90, 0, 0))
    box((.03, .03, .3), (w / 2 - .008, 0, .33), black, .008)
    box((.07, .11, .045), (w / 2 + .03, 0, .42), black, .015)
    place(lathe([(0, 0), (.05, 0, 'c'), (.05, .03), (.042, .036), (0, .037)], metal, 4, 48), (.26, -d / 2 + .003, .2), (90, 0, 0))
    return {'azimuth': 30, 'elevation': 17}


def blender(job):
    """A jug blender with a drink in its glass."""
    shell, black = coat(job['colour'], .25, .6), plain(BLACK, .45)
    rings = [[(x, y, z) for x, y in oval(s, s, 4, 96)] for s, z in ((.001, .0), (.5, .0), (.52, .02), (.5, .12), (.42, .26), (.36, .32), (.3, .34), (.001, .34))]
    loft(rings, shell)
    place(lathe([(0, 0), (.075, 0, 'c'), (.075, .035), (.06, .045), (0, .046)], steel(), 5, 64), (0, -.235, .15), (76, 0, 0))
    box((.008, .01, .05), (0, -.285, .175), black, .002)
    lathe([(.15, .33, 'c'), (.155, .34), (.14, .4), (.14, .42, 'c'), (0, .42, 'c')], black, 4)
    lathe([(0, .43), (.125, .43), (.15, .5), (.182, .72, 'c'), (0, .73, 'c')], liquid(job.get('drink', '#d9577a'), .35, lumps=.12), 6)
    lathe([(.13, .42), (.16, .5), (.21, .92), (.212, .94)], thin_glass(), 6)
    tube([(.19, 0, .88), (.31, 0, .87), (.33, 0, .74), (.28, 0, .56), (.165, 0, .52)], (.03, .028, .026, .026, .03), thin_glass('#eef2f3'), 16)
    lathe([(.215, .93, 'c'), (.222, .94), (.22, .975), (.19, .985), (.08, .985, 'c'), (.08, 1.02), (.07, 1.03), (0, 1.03)], black, 4)
    return {'azimuth': -14, 'elevation': 11}


def lunch_box(job):
    """An open box with rice, tomatoes and cucumber; its lid leans beside it."""
    rng = random.Random(job['seed'])
    shell = steel('#cfd1d2', .28) if job.get('steel') else plain(job['colour'], .35, coat=.3)
    w, d, h = .9, .62, .24
    outer = [[(x * s, y * s, z) for x, y in oval(w, d, 6, 128)] for s, z in ((.001, 0), (.93, 0), (.97, .02), (1, h), (.985, h + .008), (.96, h), (.93, .05), (.001, .045))]
    loft(outer, shell)
    wall = plain('#f4f1ea', .4)
    box((.012, d * .92, h - .05), (.08, 0, h / 2 + .01), wall, .004)
    box((w * .4, .012, h - .05), (.27, .0, h / 2 + .01), wall, .004)
    rice = plain('#f7f3e8', .6)
    for _ in range(420):
        x, y = rng.uniform(-.38, .05), rng.uniform(-.25, .25)
        grain = lathe([(0, 0), (.009, .008), (.011, .02), (.007, .034), (0, .04)], rice, 3, 10)
        place(grain, (x, y, h - .06 + .03 * rng.random() + .03 * math.cos((x + .16) * 5)), (90 * rng.random() + 45, 0, rng.random() * 360))
    box((.44, .52, .12), (-.165, 0, .12), rice, .03)
    tomato = plain('#c8261d', .12, coat=.7)
    for x, y, z in ((.16, -.08, .16), (.29, -.1, .16), (.38, -.08, .15), (.2, -.2, .16), (.33, -.21, .17), (.25, -.14, .22)):
        place(lathe([(0, 0), (.045, .01), (.065, .055), (.045, .1), (0, .11)], tomato, 6, 32), (x, y, z - .04))
    skin, flesh = plain('#3f7a34', .35), plain('#cfe0a4', .4, coat=.3)
    for i in range(7):
        disc = group(lathe, [(0, 0), (.07, 0, 'c'), (.07, .025, 'c')], skin, 2) + group(lathe, [(.066, .0255), (0, .0265)], flesh, 2)
        place(disc, (.15 + .042 * i, .13 + .02 * (i % 2), .13), (0, 52, 12 * (i % 3) - 10))

    def lid():
        cover = [[(x * s, y * s, z) for x, y in oval(w * 1.03, d * 1.04, 6, 128)] for s, z in ((.001, 0), (.99, 0), (1, .008), (1, .05), (.96, .075), (.8, .08), (.001, .08))]
        loft(cover, plain(job['colour'], .35, coat=.3))
    place(group(lid), (.1, .44, .32), (-72, 0, 0))
    return {'azimuth': -18, 'elevation': 34}


def ceramic_jar(r, h, body, cork, print_file, low):
    lathe([(0, low, 'c'), (r - .02, low), (r, low + .02), (r, low + h - .01, 'c'), (r - .012, low + h), (r - .025, low + h, 'c'), (0, low + h, 'c')], body, 5)
    if print_file:
        label(r + .002, low + h * .3, low + h * .74, printed(print_file, .5), 110)
    lathe([(r - .02, low + h - .004, 'c'), (r - .02, low + h + .01, 'c'), (r + .004, low + h + .01, 'c'), (r + .006, low + h + .016), (r + .006, low + h + .07), (r, low + h + .076), (0, low + h + .076)], cork, 3)


def storage_canister(job):
    """Ceramic jars with lids of bamboo; stackable ones stand on each other."""
    body, cork = glaze(job['colour'], rough=.35), wood('#d8b074', '#a97d45', 'X', .5)
    if job.get('stacked'):
        ceramic_jar(.3, .34, body, cork, job['label'], 0)
        ceramic_jar(.3, .34, body, cork, job['label'], .42)
    else:
        ceramic_jar(.29, .62, body, cork, job['label'], 0)
    return {'azimuth': 0, 'elevation': 13}


def chickpeas(r, low, high, rng):
    """Chickpeas that fill a round jar: two layers behind the glass, one on top, and a dark core that closes the gaps."""
    tones = [plain(tone, .45, coat=.1) for tone in ('#d8b78a', '#c79f6f', '#e3c9a0')]

    def pea(x, y, z):
        item = lathe([(0, -.021), (.018, -.014), (.023, 0), (.018, .014), (.006, .022), (0, .026)], rng.choice(tones), 2, 14)
        place(item, (x, y, z), [rng.random() * 360 for _ in range(3)])

    def circle(q, z):
        count = max(1, int(math.tau * q / .047))
        start = rng.random()
        for k in range(count):
            a = math.tau * (k + start) / count + rng.uniform(-.02, .02)
            pea(q * math.cos(a), q * math.sin(a), z + rng.uniform(-.009, .009))
    rows = int((high - low) / .039)
    for j in range(rows + 1):
        z = low + (high - low) * j / rows
        for layer in range(2):
            circle(r - .032 - .036 * layer - (.014 if j == 0 else 0), z + .019 * layer)
    for k in range(1, int(r / .042)):
        circle(r - .036 - .042 * k, high + .012 + rng.uniform(0, .008))
    lathe([(0, low - .01, 'c'), (r - .08, low - .01, 'c'), (r - .08, high, 'c'), (0, high, 'c')], plain('#6f5234', .9), 2, 48)


def wire_clasp(r, h):
    """Wire around the lid and around the neck; a link and a lever at the front pull one to the other."""
    metal = steel()
    for radius, z in ((r + .011, h + .055), (r - .001, h - .022)):
        place(ring(radius, .007, metal), (0, 0, z))
    front = -r - .012
    for z, half in ((h + .055, .058), (h - .022, .086)):
        tube([(-half, front, z), (half, front, z)], .013, metal, 14, 1)
    tube([(-.048, front - .008, h + .055), (-.048, front - .014, h - .066), (.048, front - .014, h - .066), (.048, front - .008, h + .055)], .007, metal, 10, 6)
    tube([(-.078, front - .004, h - .022), (-.074, front - .012, h - .1), (-.04, front - .016, h - .135), (.04, front - .016, h - .135),
          (.074, front - .012, h - .1), (.078, front - .004, h - .022)], .008, metal, 10, 6)


def glass_jar(job):
    """A glass jar full of chickpeas with a coloured lid and a clasp of wire."""
    r, h = .27, .6
    chickpeas(r, .052, h * .8, random.Random(job['seed']))
    lathe([(0, 0, 'c'), (r - .03, 0, 'c'), (r, .03), (r, h - .05), (r - .03, h), (r - .03, h + .02)], thin_glass('#f7fbf9'), 6)
    lid = plain(job['colour'], .3, coat=.5)
    lathe([(r - .025, h + .005, 'c'), (r + .004, h + .01), (r + .008, h + .03), (r + .008, h + .085), (r - .01, h + .1), (0, h + .102)], lid, 5)
    wire_clasp(r, h)
    return {'azimuth': 8, 'elevation': 13}


def apron(job):
    """An apron laid flat: bib, pocket, neck loop and ties."""
    cloth, band = weave(job['colour'], 170, .35), weave(job['dark'], 150, .35)
    outline = [tuple(p) for p in curve([(-.16, .46, 'c'), (.16, .46, 'c'), (.175, .36), (.22, .24), (.34, .16, 'c'), (.35, -.2), (.36, -.5, 'c'), (0, -.512), (-.36, -.5, 'c'), (-.35, -.2), (-.34, .16, 'c'), (-.22, .24),
                                        (-.175, .36), (-.16, .46, 'c')], 10)][:-1]
    slab(outline, .012, cloth, .004, 2)
    pocket = slab([(-.17, -.02), (.17, -.02), (.16, -.26), (.12, -.3), (-.12, -.3), (-.16, -.26)], .01, cloth, .004, 2)
    place(pocket, (0, 0, .012))
    thread = plain(job['accent'], .8)
    tube([(-.165, -.03, .023), (-.155, -.255, .023), (-.12, -.29, .023), (.12, -.29, .023), (.155, -.255, .023), (.165, -.03, .023)], .0022, thread, 6, 1)
    tube([(0, -.02, .023), (0, -.3, .023)], .0022, thread, 6, 1)
    place(slab([(-.17, -.02), (.17, -.02), (.17, -.045), (-.17, -.045)], .012, band, .003), (0, 0, .012))

    def strap(points, wide=.026):
        line = curve(points, 12)
        edge = []
        for side in (1, -1):
            row = []
            for i, p in enumerate(line):
                q = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
                q = q / math.hypot(*q)
                row.append((p[0] - q[1] * wide / 2 * side, p[1] + q[0] * wide / 2 * side))
            edge += row if side == 1 else row[::-1]
        place(slab(edge, .008, band, .002, 1), (0, 0, .008))
    strap([(-.14, .44), (-.15, .56), (-.08, .66), (.08, .66), (.15, .56), (.14, .44)])
    strap([(.33, .15), (.42, .12), (.46, 0), (.43, -.14), (.47, -.26)])
    strap([(-.33, .15), (-.42, .13), (-.47, .02), (-.43, -.12), (-.48, -.24)])
    place(lathe([(.018, 0, 'c'), (.022, .004), (.018, .008, 'c')], steel('#d9b779', .3), 3, 32), (.14, .44, .014))
    return {'azimuth': 0, 'elevation': 80}
