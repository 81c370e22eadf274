"""Soap, toothbrushes, razor."""
import math

from materials import glaze, plain, printed, steel, wood
from shapes import box, curve, lathe
from solids import group, loft, oval, place, slab, strands, turn_all

SILVER = '#c3c8d0'


def soap(job):
    """Two bars of soap on each other, the upper one in a printed band."""
    def bar(material):
        rings = []
        for j in range(33):
            t = -math.pi / 2 + math.pi * j / 32
            s = math.copysign(abs(math.cos(t)) ** .42, math.cos(t))
            z = math.copysign(abs(math.sin(t)) ** .55, math.sin(t)) * .1 + .1
            rings.append([(x, y, z) for x, y in oval(max(.001, .62 * s), max(.001, .4 * s), 4.2, 120)])
        loft(rings, material)
    cake = glaze(job['colour'], rough=.5)
    place(group(bar, cake), (.1, .12, 0), (0, 0, 12))
    place(group(bar, cake), (0, 0, .2), (0, 0, -6))
    w, d, h = .36, .404, .204
    band = printed(job['label'], .6) if job.get('label') else plain(job['ground'], .6)
    rings, uv = [], []
    half = []
    for x in (-w / 2, w / 2):
        half.append([(x, y, z + .1) for y, z in oval(d, h, 5.5, 120)])
    for k in (0, 1):
        for x, y, z in half[k] + [half[k][0]]:
            uv.append((k, min(1, max(0, .82 + y / .3)) if z > .1 else .02))
    place(loft(half, band, uv), (0, 0, .2), (0, 0, -6))
    return {'azimuth': -14, 'elevation': 34}


def toothbrush(handle, tuft, band):
    line = curve([(-.4, .04), (-.34, .048), (-.16, .04), (.06, .042), (.22, .026), (.32, .03), (.37, .05), (.5, .05), (.53, .03)], 8)
    outline = [(x, y) for x, y in line] + [(x, -y) for x, y in reversed(line)]
    slab(outline, .042, handle, .015, 4)
    roots, tips = [], []
    for i in range(11):
        for j in range(-2, 3):
            x, y = .378 + i * .0125, j * .0165
            for k in range(9):
                dx, dy = .0052 * math.cos(k * 2.4), .0052 * math.sin(k * 2.4)
                roots.append((x + dx, y + dy, .04))
                tips.append((x + dx * 1.25, y + dy * 1.25, .15 + .012 * math.cos(i * 1.9)))
    strands(roots, tips, .0023, tuft)
    place(slab(oval(.07, .094, 8), .048, band, .006), (-.22, 0, -.003))


def toothbrush_set(job):
    """Four brushes in a row with bristles up; each has its own ring to tell them apart."""
    wooden = job.get('wooden')
    for i in range(4):
        handle = wood('#d2a86e', '#a87c46', 'X', .5) if wooden else plain(job['colour'], .3, coat=.5)
        tuft = plain(job['colour'] if wooden and i % 2 == 0 else job.get('tuft', '#f4f1ea'), .5)
        band = plain(job['bands'][i % len(job['bands'])], .35, coat=.3)
        place(group(toothbrush, handle, tuft, band), (0, (i - 1.5) * .17, 0), (0, 0, 0))
    turn_all(52)
    return {'azimuth': 8, 'elevation': 50}


def razor(job):
    """A safety razor that leans on its head: knurled handle, guard and cap."""
    metal = steel(job.get('metal', '#cfd0cf'), .16)
    grip = steel('#c3c8d0', .3) if job['colour'] == SILVER else plain(job['colour'], .3, coat=.5)

    def handle():
        lathe([(0, 0), (.03, .004), (.043, .03), (.043, .05, 'c'), (.034, .06, 'c'), (.036, .09, 'c')], metal, 5)
        lathe([(.036, .09, 'c'), (.042, .11), (.041, .3), (.039, .5), (.034, .56, 'c')], grip, 5)
        for i in range(18):
            z = .13 + i * .022
            lathe([(.041, z - .004, 'c'), (.0445, z), (.041, z + .004, 'c')], grip, 3, 64)
        lathe([(.034, .56, 'c'), (.04, .565), (.036, .58), (.022, .6), (.02, .7), (.03, .745, 'c'), (0, .745, 'c')], metal, 6)

    def head():
        place(slab(oval(.5, .2, 10), .022, metal, .008), (0, 0, .745))
        for side in (-1, 1):
            for i in range(22):
                place(box((.01, .018, .02), (0, 0, 0), metal, .003), ((i - 10.5) * .021, side * .104, .752))
        place(slab(oval(.46, .222, 12), .003, steel('#8f9296', .12), .0), (0, 0, .768))
        rings = []
        for x, s in ((-.245, .0), (-.245, .9), (-.235, 1), (.235, 1), (.245, .9), (.245, .0)):
            rings.append([(x, y * max(s, .01), .772 + max(0, z) * 1.3 * max(s, .01)) for y, z in oval(.185, .09, 2.6, 64)])
        loft(rings, metal)
    items = group(handle) + group(head)
    place(place(items, (0, 0, 0), (0, 0, 90)), (0, 0, .115), (0, 88, 0))
    place(items, (0, 0, 0), (0, 0, 38))
    # Metal has no diffuse light, so a lacquered grip cannot take the light of a steel one.
    return {'azimuth': 0, 'elevation': 38, 'surface': 'steel' if job['colour'] == SILVER else 'lacquer'}
