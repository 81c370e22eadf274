"""Things for hair: comb and dryer."""
import math

from materials import plain, steel, wood
from shapes import curve, lathe, tube
from solids import group, loft, oval, place, slab


def teeth(width, low, high, count, gap):
    """The lower edge of a comb, from right to left: down and up each tooth."""
    step = width / count
    line = []
    for i in range(count):
        right = width / 2 - i * step
        left, thick = right - step, step * (1 - gap)
        line += [(right, high), (right - thick * .2, low + .01), (right - thick * .5, low), (right - thick * .8, low + .01), (right - thick, high)]
        line.append((left, high)) if i < count - 1 else None
    return line


def stain(job):
    return wood(job['colour'], job['dark'], 'X', .5) if job.get('wooden') else plain(job['colour'], .28, coat=.5)


def comb(job):
    """A comb on the ground. Wide combs have a handle."""
    material = stain(job)
    if job.get('handle'):
        body = teeth(.5, -.17, .0, 15, .42)
        back = curve([(-.25, .0, 'c'), (-.262, .05), (-.24, .1), (0, .135), (.24, .09), (.36, .05), (.5, .055), (.68, .05), (.72, .0), (.68, -.05), (.5, -.04),
                      (.34, -.035), (.25, .0, 'c')], 8)
        outline = [tuple(p) for p in back] + body[1:]
        item = slab(outline, .035, material, .007, 3)
    else:
        fine = [(x - .2, y) for x, y in teeth(.4, -.2, .0, 26, .45)]
        wide = [(x + .2, y) for x, y in teeth(.4, -.2, .0, 13, .45)]
        back = curve([(-.4, .0, 'c'), (-.42, .0, 'c'), (-.42, .06), (-.38, .1), (0, .115), (.38, .1), (.42, .06), (.42, .0, 'c'), (.4, .0, 'c')], 8)
        side = [(.42, 0), (.42, -.19), (.41, -.2), (.4, -.19)]
        other = [(-.4, -.19), (-.41, -.2), (-.42, -.19)]
        outline = [tuple(p) for p in back] + side + wide + fine + other
        item = slab(outline, .03, material, .005, 3)
    place(item, (0, 0, .004), (0, 0, job.get('slant', 24)))
    return {'azimuth': 0, 'elevation': 56}


def hair_dryer(job):
    """A hair dryer that stands on its handle, turned to the side."""
    shell = plain(job['colour'], .3, coat=.5)
    dark = plain('#2c2c31', .45)
    ring = steel('#d8d2c8', .25)

    def barrel():
        lathe([(0, -.34, 'c'), (.12, -.335), (.165, -.3), (.185, -.22), (.19, -.1), (.18, .05), (.15, .2), (.135, .3, 'c'), (.12, .3, 'c'), (.12, .2, 'c'), (0, .2, 'c')], shell, 8)
        lathe([(.137, .29, 'c'), (.141, .292), (.141, .315), (.137, .32, 'c'), (.12, .32, 'c'), (.12, .28, 'c')], ring, 4)
        lathe([(.12, .3, 'c'), (.128, .31), (.128, .36), (.11, .42), (.105, .44, 'c'), (.09, .44, 'c'), (.1, .3, 'c')], dark, 5)
        for r in (.03, .055, .08, .105, .13):
            lathe([(r, -.336 + r * r * .6, 'c'), (r + .006, -.345 + r * r * .6), (r + .012, -.334 + r * r * .6, 'c')], dark, 3)
        for i in range(12):
            a = math.tau * i / 12
            tube([(.02 * math.cos(a), .02 * math.sin(a), -.338), (.15 * math.cos(a), .15 * math.sin(a), -.318)], .004, dark, 8, 2)
    place(group(barrel), (0, 0, .78), (0, 90, 0))
    rings = []
    for j in range(25):
        v = j / 24
        wide = .155 + .05 * math.sin(v * math.pi) * .4 + .05 * v ** 3
        rings.append([(x - .03 - .05 * (1 - v), y, .05 + v * .62) for x, y in oval(wide, wide * .78, 2.4, 64)])
    low = [[(x - .08, y, .05) for x, y in oval(.002, .002, 2, 64)], [(x - .08, y, .05) for x, y in oval(.13, .1, 2.4, 64)]]
    loft(low + rings, shell)
    place(slab(oval(.06, .16, 3), .02, dark, .006), (.045, 0, .36), (0, 90, 0))
    place(slab(oval(.05, .05, 2), .018, ring, .005), (.05, 0, .52), (0, 90, 0))
    tube([(-.08, 0, .07), (-.08, 0, .025), (-.12, .05, .018), (-.3, .2, .016), (-.5, .1, .016), (-.52, -.12, .016), (-.34, -.2, .016), (-.2, -.32, .016), (0, -.34, .016),
          (.3, -.25, .016)], .015, dark, 16, 12)
    return {'azimuth': 20, 'elevation': 14, 'fill': .85}
