"""Make-up: lipstick, palette, nail polish."""
import math

from materials import plain, steel, thin_glass
from shapes import lathe
from solids import bottle_skin, group, loft, oval, place, slab

GOLD = '#d9b779'


def shade(code, factor):
    """A colour made darker or lighter."""
    parts = [min(255, int(int(code[i:i + 2], 16) * factor)) for i in (1, 3, 5)]
    return '#%02x%02x%02x' % tuple(parts)


def mixed(code, other, share):
    return '#%02x%02x%02x' % tuple(int(int(code[i:i + 2], 16) * (1 - share) + int(other[i:i + 2], 16) * share) for i in (1, 3, 5))


def lipstick(job):
    """An open lipstick beside its cap."""
    r = .105
    shell = plain(job.get('case', '#232226'), .18, coat=.8)
    gold = steel(job.get('metal', GOLD), .2)

    def stick():
        lathe([(0, 0, 'c'), (r - .006, 0, 'c'), (r, .006), (r, .2), (r, .28, 'c'), (r - .004, .284), (0, .284, 'c')], shell, 4)
        lathe([(r + .001, .12, 'c'), (r + .002, .122), (r + .002, .15), (r + .001, .152, 'c')], gold, 3)
        lathe([(r - .016, .28, 'c'), (r - .016, .46), (r - .018, .47), (r - .026, .472, 'c'), (r - .03, .45, 'c')], gold, 4)
        k, rings = r - .032, []
        for j in range(41):
            v = j / 40
            dome = math.sqrt(max(0, 1 - max(0, (v - .8) / .2) ** 2))
            ring = []
            for a in (2 * math.pi * i / 72 for i in range(72)):
                x, y = k * dome * math.cos(a), k * dome * math.sin(a)
                slope = max(0, (v - .55) / .45) * .075 * (x / k)
                ring.append((x, y, .4 + v * .33 + slope))
            rings.append(ring)
        loft(rings, plain(job['colour'], .34, coat=.15))
    place(group(stick), (-.06, 0, 0), (0, 0, -35))

    def cap():
        c = r + .006
        lathe([(0, 0, 'c'), (c - .006, 0, 'c'), (c, .006), (c, .4), (c, .47, 'c'), (c - .005, .476), (0, .477)], shell, 4)
        lathe([(c + .0005, .004, 'c'), (c + .002, .006), (c + .002, .03), (c + .0005, .032, 'c')], gold, 3)
    place(group(cap), (.235, .03, 0))
    return {'azimuth': 0, 'elevation': 10}


def palette(job):
    """An open palette: nine pans in shades of the colour below a mirror."""
    w, d, t = .8, .56, .05
    shell = plain(job.get('case', shade(job['colour'], .55)), .3, coat=.4)
    place(slab(oval(w, d, 9), t, shell, .012))
    base = job['colour']
    tones = [mixed(base, '#f7e6da', .75), mixed(base, '#e8c9a8', .55), base, mixed(base, '#d9a27a', .5), shade(base, .8), shade(base, .62),
             mixed(base, '#5b3a2e', .5), mixed(base, '#c9ac8c', .4), shade(base, .42)]
    for i, tone in enumerate(tones):
        x, y = ((i - 2) * .142, -.13) if i < 5 else ((i - 6.5) * .172, .09)
        spot = .056 if i < 5 else .074
        rim = lathe([(spot + .006, t - .001, 'c'), (spot + .006, t + .003), (spot, t + .003, 'c')], steel('#c9c6c0', .25), 2)
        sheen = plain(tone, .55 if i % 3 else .32, .0 if i % 3 else .35, grain=.25, scale=160)
        pan = lathe([(spot, t + .002, 'c'), (spot * .9, t + .004), (spot * .5, t + .006), (0, t + .006)], sheen, 4)
        for item in (rim, pan):
            place(item, (x, y, 0))

    def lid():
        slab(oval(w, d, 9), t * .7, shell, .01)
        place(slab(oval(w - .09, d - .09, 9), .006, plain('#dfe3e6', .04, 1.), .002), (0, 0, t * .7))
    place(place(group(lid), (0, d / 2, 0)), (0, d / 2 - .006, t), (104, 0, 0))
    return {'azimuth': -16, 'elevation': 32}


def nail_polish(job):
    """A bottle of lacquer with a tall cap."""
    w, h = .34, .36
    # The wall is thin: lacquer far behind it would leave its outline in the air.
    inner = [(0, .03, 'c'), (.9, .03, 'c'), (.95, .042), (.965, .075), (.965, h * .81), (.87, h * .945), (.47, h * .985), (0, h * .99, 'c')]
    bottle_skin(inner, w, w, 3.2, plain(job['colour'], .2, coat=1))
    outer = [(0, 0, 'c'), (.93, 0, 'c'), (1, .02), (1, .07), (1, h * .82), (.9, h * .96), (.5, h), (.42, h + .01), (.42, h + .05, 'c')]
    bottle_skin(outer, w, w, 3.2, thin_glass())
    cap = plain(job.get('case', '#232226'), .22, coat=.6)
    lathe([(0, h + .02, 'c'), (.088, h + .02, 'c'), (.093, h + .03), (.082, h + .25), (.07, h + .43), (.06, h + .445), (0, h + .448)], cap, 6)
    lathe([(.0945, h + .035, 'c'), (.0955, h + .04), (.094, h + .065), (.093, h + .068, 'c')], steel(GOLD, .2), 3)
    return {'azimuth': 24, 'elevation': 11}
