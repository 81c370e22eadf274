"""Hoodies and hooded rain coats."""
import numpy as np

from canvas import Canvas
from garment import Garment, laid, line, mirrored, rib_strip
from materials import plain, steel
from shapes import lathe
from solids import place

from goods.fashion.outer import flap, zip_line
from goods.fashion.shirts import layer
from goods.fashion.tops import armhole, drape, top_half


def hood(colour, seed, rough=.9, lining=.55, width=.15, top=.66):
    """A hood that lies open above the neck: its rim, and the shade inside."""
    outline = mirrored([(0, top), (width * .55, top - .012), (width * .95, top - .075), (width, .54), (width * .93, .46), (width * .72, .415), (.05, .372), (0, .36, 'c')])
    opening = mirrored([(0, top - .05), (width * .42, top - .06), (width * .66, top - .11), (width * .68, .53), (width * .5, .45), (.03, .395), (0, .385, 'c')])
    part = Garment(outline, .055, .07, seed, .006)
    rim = np.asarray(opening)

    def pit(points):
        from canvas import inside
        from garment import distance
        within = inside(points, opening)
        return np.where(within, -.04 * np.clip(distance(points, rim)[0] / .02, 0, 1), 0)
    part.reliefs.append(pit)
    for k in range(3):
        part.fold([(-width * .9, .47 + .05 * k), (-width * .8, .5 + .05 * k), (-width * .72, .49 + .05 * k)], .008, .01)
        part.fold([(width * .9, .46 + .05 * k), (width * .82, .49 + .05 * k), (width * .72, .48 + .05 * k)], .008, .01)
    canvas = Canvas(outline, seed).grain(.03)
    shade = canvas.mask(opening)
    canvas.tint *= (1 - shade * (1 - lining))[..., None]
    canvas.seam([(0, top), (0, top - .05)], 2.4, .002, .7)
    canvas.seam(opening + opening[:1], 2, .003, .7)
    grown = [(x * 1.09, (y - .5) * 1.06 + .5) for x, y in opening]
    canvas.stitch(grown + grown[:1], None, high=.9)
    part.sheet(canvas, canvas.material(colour, rough), lift=.012)
    return part


def cords(body, colour, tips='#b9bbbd'):
    """Drawstrings that hang from the hood, with metal ends."""
    rope, metal = plain(colour, .9, grain=.3), steel(tips, .25)
    for side in (-1, 1):
        path = line([(side * .042, .385), (side * .05, .32), (side * .043, .25), (side * .05, .18)])
        body.band(path, .012, rope, .010, .012)
        body.band(line([(side * .05, .185), (side * .052, .16)]), .012, metal, .011, .012)
        z = float(body.height([(side * .042, .388)])[0])
        place(lathe([(.005, .003), (.0075, .006), (.010, .003), (.010, -.004)], metal, 3, 24), (side * .042, .392, z + .018))


def hoodie(job):
    """A sweatshirt with a hood, drawstrings and one wide pocket."""
    colour, seed, wide, low = job['colour'], job['seed'], .262, -.26
    half = top_half(.08, .095, .26, .06, True, wide, wide * .95, low)
    outline = mirrored(half)
    body = drape(Garment(outline, .05, .07, seed, .011), .22, wide, low, True, .26, 1.2)
    canvas = Canvas(outline, seed).grain(.04, 2, .5)
    edge = low + .05
    trunk = np.abs(canvas.x) < wide + .01
    canvas.rib(trunk * (canvas.y < edge), 0, .009, 2.6)
    canvas.seam([(-wide, edge), (wide, edge)], 3, .003, .75)
    for side in (1, -1):
        hole = [(side * x, y) for x, y in armhole(.26, .06, .22, wide)]
        canvas.seam(hole, 3, .0025, .75)
        canvas.stitch([(x - side * .007, y) for x, y in hole], None, high=.8)
        _, v = canvas.turned(side * 13)
        cuff = (canvas.x * side > wide + .02) & (v < -.205)
        canvas.rib(cuff.astype(np.float32), side * 13, .009, 2.6)
        canvas.seam([(side * .418, -.118), (side * .312, -.142)], 3, .003, .75)
    body.sheet(canvas, canvas.material(colour, .92))
    pocket = [(-.105, -.02, 'c'), (.105, -.02, 'c'), (.165, -.115, 'c'), (.165, edge + .004, 'c'), (-.165, edge + .004, 'c'), (-.165, -.115, 'c')]
    layer(body, pocket, colour, seed, .004, .92, .006, dome=.009)
    hood(colour, seed, .92)
    cords(body, job.get('cord', '#efe9dc'))
    return laid()


def parka(job):
    """A rain coat: hood, covered zip with snaps, flap pockets, taped seams."""
    colour, seed, wide, low, rough = job['colour'], job['seed'], .255, -.40, .5
    half = top_half(.08, .085, .255, .055, True, wide, .275, low, reach=-.19)
    outline = mirrored(half)
    body = drape(Garment(outline, .044, .06, seed, .010), .22, wide, low, True, .255, 1.15)
    canvas = Canvas(outline, seed).grain(.012)
    for side in (1, -1):
        canvas.seam([(side * x, y) for x, y in armhole(.255, .055, .22, wide)], 3, .0025, .7)
        canvas.seam([(side * .03, .3), (side * .215, .315)], 2.4, .0022, .72)
        canvas.stitch([(side * .03, .293), (side * .215, .308)], None, high=.9)
        canvas.stitch([(side * .275, low + .022), (0, low + .010)], None, high=.8)
    canvas.stitch([(-.25, -.06), (.25, -.06)], None, high=.8)
    for k in range(18):
        x = -.24 + .48 * k / 17
        body.fold([(x, -.035), (x + .004, -.06), (x, -.09)], .005, .007)
    body.sheet(canvas, canvas.material(colour, rough, .1))
    front = [(-.03, .40, 'c'), (.03, .40, 'c'), (.03, low - .008, 'c'), (-.03, low - .008, 'c')]
    layer(body, front, colour, seed, .005, rough, .006, dome=.007)
    metal = steel('#b9bbbd', .25)
    for k in range(6):
        y = .36 - .14 * k
        z = float(body.height([(.018, y)])[0])
        place(lathe([(0, .004), (.005, .0042), (.0078, .003), (.008, -.003)], metal, 3, 24), (.016, y, z + .0125))
    for side in (-1, 1):
        box = [(side * .07, -.115, 'c'), (side * .205, -.115, 'c'), (side * .208, -.29, 'c'), (side * .07, -.29, 'c')]
        layer(body, box, colour, seed, .003, rough, .005, dome=.008)
        flap(body, (side * .138, -.11), (.145, .055), colour, seed, rough)
        place(lathe([(0, .004), (.005, .0042), (.0078, .003), (.008, -.003)], metal, 3, 24), (side * .138, -.148, float(body.height([(side * .138, -.148)])[0]) + .016))
        cuff = [(side * .408, -.138, 'c'), (side * .418, -.185, 'c'), (side * .316, -.207, 'c'), (side * .312, -.16, 'c')]
        layer(body, cuff, colour, seed, .004, rough, dome=.005)
    hood(colour, seed, rough, .5, .155, .67)
    cords(body, job.get('cord', '#2f2f33'))
    return laid()
