"""Bottles, jars and tubes for care: dropper, tub, tube, flip-top bottle, pump, spray."""
import math

from materials import liquid, plain, printed, steel, thin_glass
from shapes import box, label, lathe, tube as pipe
from solids import bottle_skin, group, loft, oval, place

WHITE = '#f4f2ed'


def turned_body(r, h, neck, material, shoulder=.06):
    """A straight bottle with round edges and a short neck."""
    return lathe([(0, 0, 'c'), (r - .02, 0), (r - .004, .008), (r, .035), (r, .06, 'c'), (r, h - shoulder - .02, 'c'), (r - .006, h - shoulder * .6),
                  (r - shoulder * .7, h - .008), (neck + .02, h), (neck, h + .012), (neck, h + .04, 'c'), (0, h + .04, 'c')], material, 6)


def wrap(job, r, low):
    """The printed band. `size` holds radius, height and, for clear bottles, its angle."""
    if not job.get('label'):
        return
    label(r + .0015, low, low + job['size'][1], printed(job['label'], .3, .4), (job['size'] + [360])[2])


def dropper(job):
    """A serum bottle with a pipette: rubber bulb over a collar."""
    r, h = .2, .5
    if job.get('clear'):
        lathe([(0, .02), (r - .04, .02), (r - .02, .05), (r - .02, h * .8, 'c'), (0, h * .8, 'c')], liquid(job['clear'], .08, lumps=.05))
        turned_body(r, h, .085, thin_glass(job.get('glass', '#ffffff')))
    else:
        turned_body(r, h, .085, plain(job['ground'], .16, coat=.8))
    wrap(job, r, .05)
    collar = steel(job.get('metal', '#d9b779'), .22)
    lathe([(.1, h + .012, 'c'), (.106, h + .016), (.106, h + .125), (.1, h + .13), (.06, h + .13, 'c')], collar, 4)
    lathe([(.068, h + .125, 'c'), (.068, h + .15), (.066, h + .24), (.058, h + .3), (.035, h + .335), (0, h + .342)],
          plain(job.get('bulb', WHITE), .5), 6)
    return {'azimuth': 0, 'elevation': 9}


def tub(job):
    """A cream jar; open jars show their content and lean the lid on the side."""
    r, h = .36, .3
    lathe([(0, 0, 'c'), (r - .04, 0), (r - .006, .012), (r, .05), (r, .07, 'c'), (r, h - .03, 'c'), (r - .01, h), (r - .03, h + .005),
           (r - .035, h - .01), (r - .04, h - .1, 'c'), (0, h - .1, 'c')], plain(job['ground'], .14, coat=.8), 6)
    wrap(job, r, .05)

    def cap():
        k = r + .012
        lathe([(0, 0, 'c'), (k - .02, 0, 'c'), (k, .003, 'c'), (k, .005), (k, .135), (k - .012, .15), (k - .05, .153), (0, .154)],
              plain(job.get('lid', WHITE), .3, job.get('metallic', 0), .4), 5)
    lid = group(cap)
    if 'content' not in job:
        place(lid, (0, 0, h - .002))
        return {'azimuth': 0, 'elevation': 17}
    columns, rows = 96, 40
    surface = liquid(job['content'], .45, lumps=.08)
    rings = []
    for j in range(rows + 1):
        q = (r - .037) * (1 - j / rows)
        rings.append([(q * math.cos(a), q * math.sin(a), h - .045 + .025 * math.sin(q * 55 - a) * min(1, (1 - j / rows) * 4) * min(1, j / 6)
                       + .03 * (j / rows) ** 3) for a in (2 * math.pi * i / columns for i in range(columns))])
    loft(rings, surface)
    place(lid, (.36, .40, .32), (-68, 0, -28))
    return {'azimuth': -6, 'elevation': 30}


def tube(job):
    """A soft tube that stands on its cap and ends in a flat seam."""
    w, h, low = .36, .92, .13
    rings, uv = [], []
    columns, rows = 96, 60
    for j in range(rows + 1):
        v = j / rows
        flat = max(0, v * 1.03 - .02) ** 1.25
        depth = w * .86 * (1 - flat) + .006
        wide = w * (.86 + .3 * flat)
        if v > .93:
            depth = .008
        rings.append([(x, y, low + v * (h - low)) for x, y in oval(wide, depth, 2 + .3 * flat, columns)])
        uv += [(x / wide + .5 if y <= 0 else 0, v) for x, y, _ in rings[-1] + [rings[-1][0]]]
    loft(rings, printed(job['label'], .32, .25), uv)
    r = w * .43
    lathe([(0, 0, 'c'), (r - .012, 0, 'c'), (r - .006, .004), (r, low - .012), (r - .003, low), (r - .02, low + .004, 'c'), (0, low + .004, 'c')],
          plain(job.get('lid', WHITE), .3, job.get('metallic', 0), .3), 4)
    return {'azimuth': 12, 'elevation': 8}


def flip_bottle(job):
    """An oval bottle with a flip top."""
    w, d, h = .46, .25, .7
    line = [(0, 0, 'c'), (.9, 0), (.985, .012), (1, .05), (1, .08, 'c'), (1, h * .8, 'c'), (.97, h * .9), (.86, h * .965), (.68, h), (.6, h + .004, 'c'),
            (0, h + .004, 'c')]
    bottle_skin(line, w, d, 2.5, plain(job['ground'], .28, coat=.3))
    rows = [[(x * 1.004, y * 1.004, z) for x, y in oval(w, d, 2.5)] for z in (.07, h * .8)]
    uv = [(x / w + .5 if y <= 0 else 0, v) for v, ring in enumerate(rows) for x, y, _ in ring + [ring[0]]]
    loft(rows, printed(job['label'], .28, .3), uv)
    cap = plain(job.get('lid', WHITE), .3, coat=.3)
    bottle_skin([(0, h + .004, 'c'), (.58, h + .004, 'c'), (.6, h + .01), (.6, h + .12), (.57, h + .135), (.5, h + .14), (0, h + .142)], w, d, 2.2, cap)
    bottle_skin([(.605, h + .078, 'c'), (.605, h + .084, 'c')], w, d, 2.2, plain('#8b8780', .6))
    return {'azimuth': 14, 'elevation': 9}


def pump_head(h, material, neck=.09):
    """Collar, stem and a spout that points to the right."""
    lathe([(neck + .015, h, 'c'), (neck + .02, h + .006), (neck + .02, h + .075), (neck + .01, h + .085), (.035, h + .09), (.03, h + .09, 'c'),
           (.03, h + .19, 'c'), (0, h + .19, 'c')], material, 4)
    lathe([(0, h + .185, 'c'), (.07, h + .185), (.076, h + .195), (.074, h + .235), (.06, h + .25), (0, h + .253)], material, 5)
    pipe([(.03, 0, h + .225), (.15, 0, h + .228), (.235, 0, h + .215), (.262, 0, h + .175)], (.034, .028, .022, .018), material)


def pump(job):
    """A round bottle with a pump."""
    r, h = .215, .62
    glossy = job.get('clear')
    if glossy:
        lathe([(0, .015), (r - .03, .015), (r - .015, .04), (r - .015, h * .86, 'c'), (0, h * .86, 'c')], liquid(glossy, .1, lumps=.05))
    turned_body(r, h, .08, thin_glass('#ffffff') if glossy else plain(job['ground'], .26, coat=.4), .08)
    wrap(job, r, .05)
    pump_head(h + .035, plain(job.get('lid', WHITE), .3, job.get('metallic', 0), .3))
    return {'azimuth': 6, 'elevation': 9}


def spray(job):
    """A slim bottle with an atomiser."""
    r, h = .17, .66
    turned_body(r, h, .075, plain(job['ground'], .1, coat=1), .05)
    wrap(job, r, .06)
    top = steel(job.get('metal', '#d9b779'), .25)
    lathe([(.09, h + .02, 'c'), (.095, h + .024), (.095, h + .09), (.088, h + .095), (0, h + .095, 'c')], top, 4)
    lathe([(.062, h + .09, 'c'), (.062, h + .2), (.056, h + .21), (0, h + .212)], top, 4)
    place([box((.016, .004, .016), (0, -.062, h + .17), plain('#2b2b2e', .4), .002)])
    return {'azimuth': 10, 'elevation': 9}
