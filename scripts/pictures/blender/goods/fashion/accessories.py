"""Ties, scarves, socks, beanies."""
import math

import numpy as np

from canvas import Canvas
from garment import Garment, flip, laid, line, mirrored
from materials import plain, rgb
from solids import group, place, strands


def silk(canvas, job):
    """Diagonal stripes, or small dots."""
    ratio = np.asarray(rgb(job['accent'])[:3]) / np.maximum(np.asarray(rgb(job['colour'])[:3]), .02)
    u, v = canvas.turned(-42)
    canvas.height += np.sin(u * 2 * np.pi / .0035) * .25
    if job.get('stripes'):
        canvas.tint[(v % .075) < .016] = ratio
        canvas.tint[((v + .03) % .075) < .004] = ratio
    else:
        gap = np.hypot((u / .032 % 1 - .5) * .032, (v / .032 % 1 - .5) * .032)
        canvas.tint[gap < .0042] = ratio


def tie(job):
    """A tie with its knot made: a loop for the neck, the knot, the blade."""
    colour, seed = job['colour'], job['seed']

    def part(points, thick, lift, edge=.05, turn=None):
        outline = line(list(points) + [(*points[0][:2], 'c')])[:-1]
        body = Garment(outline, thick, edge, seed, .002)
        canvas = Canvas(outline, seed).grain(.015)
        silk(canvas, job)
        return body, canvas, lift
    satin = plain(colour, .4, grain=.04)
    flat = Garment(mirrored([(0, .9), (1, .9, 'c'), (1, -.9), (0, -.9, 'c')]), 0, .01, 0, 0)
    flat.band(line([(.02, .3), (-.085, .37), (-.13, .45), (-.08, .52), (0, .535), (.08, .52), (.13, .45), (.085, .37), (-.02, .3)]), [.034, .042, .044, .044, .044, .042, .034], satin, .009, 0, flat=True, floor=.002)
    tail, canvas, _ = part([(.012, .24, 'c'), (.04, .1), (.062, -.3), (.066, -.38, 'c'), (.03, -.42, 'c'), (0, -.37, 'c'), (-.01, .24, 'c')], .008, 0)
    tail.sheet(canvas, canvas.material(colour, .42, .3), lift=.002)
    blade = [(.026, .25, 'c'), (.04, .12), (.062, -.15), (.086, -.40, 'c'), (0, -.5, 'c'), (-.086, -.40, 'c'), (-.062, -.15), (-.04, .12), (-.026, .25, 'c')]
    body, canvas, _ = part(blade, .018, 0)
    body.fold([(0, .25), (.004, .15), (.008, .02)], -.008, .008)
    canvas.seam(line(blade), 1.4, .003, .7)
    body.sheet(canvas, canvas.material(colour, .42, .3), lift=.012)
    knot = [(.052, .325, 'c'), (.046, .28), (.028, .23, 'c'), (0, .226), (-.028, .23, 'c'), (-.046, .28), (-.052, .325, 'c'), (0, .332)]
    top, canvas, _ = part(knot, .04, 0, .04)
    top.fold([(-.04, .31), (0, .29), (.03, .25)], .004, .007)
    canvas.seam(line(knot), 1.4, .003, .65)
    top.sheet(canvas, canvas.material(colour, .42, .3), lift=.022, spacing=.006)
    return laid()


def scarf(job):
    """A scarf folded lengthwise and once across; fringes at both ends."""
    colour, seed = job['colour'], job['seed']
    yarn = plain(colour, .95)

    def strip(width, length, thick, at):
        outline = line([(-width / 2, .42, 'c'), (0, .45), (width / 2, .42, 'c'), (width / 2 - .004, 0), (width / 2, -length, 'c'), (0, -length - .004), (-width / 2, -length, 'c'), (-width / 2 + .004, 0), (-width / 2, .42, 'c')])[:-1]
        body = Garment(outline, thick, .035, at, .012)
        for k in range(4):
            x = width * (-.3 + .2 * k)
            body.fold([(x, .36), (x + .012, .1), (x - .01, -length * .9)], .012 * (1 if k % 2 else -.7), .016)
        body.fold([(-width / 2, .3), (0, .27), (width / 2, .31)], .008, .014)
        canvas = Canvas(outline, at).grain(.03, 2, .3)
        if job.get('check'):
            ratio = np.asarray(rgb(job['accent'])[:3]) / np.maximum(np.asarray(rgb(colour)[:3]), .02)
            for axis in (canvas.x + .02, canvas.y):
                canvas.tint[(axis % .11) < .022] *= .6
                canvas.tint[((axis + .05) % .11) < .007] = ratio
            u, v = canvas.turned(45)
            canvas.height += np.sin(u * 2 * np.pi / .0045) * .5
        else:
            canvas.rib(1, 0, .017, 3).knit(1, 0, .0085, 1.6)
        body.sheet(canvas, canvas.material(colour, .95, .4))
        for k in range(int(width / .011)):
            x = -width / 2 + .006 + k * .011
            roots = [(x + d, -length + .004, .02) for d in (-.003, -.0015, 0, .0015, .003)]
            tips = [(x + .012 * math.sin(k * 2.3) + d * 1.5, -length - .085 - .008 * (k % 3), .006) for d in (-.003, -.0015, 0, .0015, .003)]
            strands(roots, tips, .0022, yarn, .03)
    under = group(strip, .24, .36, .045, seed + 3)
    place(under, (.085, 0, 0), (0, 0, 6))
    over = group(strip, .24, .42, .05, seed)
    place(over, (-.075, .02, .03), (0, 0, -4))
    return laid()


def sock(colour, seed, trim, ribbed, leg=1.):
    """One sock, seen from its side, with a ribbed cuff; heel and toe in another tone. `leg` shortens the leg."""
    low = -.08
    band = low + (.33 - low) * leg + .13 * (1 - leg) * .4
    outline = line([(-.085, .46, 'c'), (0, .468), (.085, .46, 'c'), (.088, .2), (.085, -.08), (.12, -.2), (.25, -.29), (.34, -.35), (.375, -.42), (.33, -.47), (.2, -.455), (.05, -.43),
                    (-.06, -.40), (-.115, -.33), (-.105, -.2), (-.088, 0), (-.085, .2), (-.085, .46, 'c')])[:-1]
    outline = [(x, y if y < low else low + (y - low) * leg) for x, y in outline]
    body = Garment(outline, .045, .06, seed, .008)
    for k in range(3):
        body.fold([(-.08, -.1 - .05 * k), (.0, -.13 - .06 * k), (.11, -.16 - .04 * k)], .008 * (1 if k % 2 else -1), .012)
        body.fold([(.1 + .06 * k, -.23 - .03 * k), (.11 + .05 * k, -.33 - .02 * k), (.1 + .05 * k, -.43)], .006, .011)
    canvas = Canvas(outline, seed).grain(.03)
    cuff = (canvas.y > band).astype(np.float32)
    shaft = ((canvas.y <= band) & (canvas.y > -.16)).astype(np.float32)
    canvas.rib(cuff, 0, .011, 3.2)
    canvas.rib(shaft, 0, .016, 2.4) if ribbed else canvas.knit(shaft, 0, .0075, 1.6)
    canvas.knit((canvas.y <= -.16).astype(np.float32), 62, .0075, 1.6)
    ratio = np.asarray(rgb(trim)[:3]) / np.maximum(np.asarray(rgb(colour)[:3]), .02)
    heel = np.hypot((canvas.x + .115) / .1, (canvas.y + .34) / .1) < 1
    toe = canvas.x * .8 - canvas.y * .45 > .41
    for spot in (heel, toe):
        canvas.tint[spot] *= ratio
    canvas.seam([(-.09, band), (.09, band)], 2, .003, .8)
    canvas.seam(line([(.265, -.27), (.27, -.36), (.245, -.46)]), 2, .0025, .8)
    body.sheet(canvas, canvas.material(colour, .95, .3))


def socks(job):
    """A pair of socks, one half over the other."""
    below = group(sock, job['colour'], job['seed'] + 2, job['trim'], job.get('ribbed'), job.get('leg', 1.))
    place(below, (.13, .05, 0), (0, 0, 5))
    above = group(sock, job['colour'], job['seed'], job['trim'], job.get('ribbed'), job.get('leg', 1.))
    place(above, (-.1, -.03, .035), (0, 0, -3))
    return laid()


def beanie(job):
    """A knitted cap with a folded cuff."""
    colour, seed = job['colour'], job['seed']
    dome = mirrored([(0, .36), (.1, .352), (.2, .30), (.28, .2), (.315, .05), (.315, -.2, 'c'), (.16, -.222), (0, -.228)])
    body = Garment(dome, .085, .2, seed, .006)
    canvas = Canvas(dome, seed).grain(.04, 2, .4)
    wide = np.interp(canvas.y, [-.25, .05, .2, .3, .352, .37], [.315, .315, .285, .21, .12, .06])
    across = np.arcsin(np.clip(canvas.x / wide, -1, 1)) / np.pi
    columns = job.get('columns', 30)
    wave = (.5 + .5 * np.cos(across * columns * 2 * np.pi)) ** .7
    row = .5 + .5 * np.sin((canvas.y / .012 + np.abs((across * columns) % 1 - .5) * 1.2) * 2 * np.pi)
    canvas.height += wave * 3.2 + row * wave * 1.5
    canvas.tint *= (1 - (1 - wave) * .3 - (1 - row) * .08)[..., None]
    body.sheet(canvas, canvas.material(colour, .95, .4), lift=.0)
    edge = mirrored([(0, -.085), (.16, -.08), (.325, -.058, 'c'), (.334, -.15), (.322, -.252, 'c'), (.16, -.276), (0, -.282)])
    fold = Garment(edge, .108, .1, seed, .004)
    rib = Canvas(edge, seed + 1).grain(.04, 2, .4)
    across = np.arcsin(np.clip(rib.x / .336, -1, 1)) / np.pi
    wave = (.5 + .5 * np.cos(across * columns * 2 * np.pi)) ** .7
    row = .5 + .5 * np.sin((rib.y / .012 + np.abs((across * columns) % 1 - .5) * 1.2) * 2 * np.pi)
    rib.height += wave * 3.4 + row * wave * 1.5
    rib.tint *= (1 - (1 - wave) * .32 - (1 - row) * .08)[..., None]
    rib.seam(line([(-.33, -.062), (-.16, -.08), (0, -.085), (.16, -.08), (.33, -.062)]), 3, .006, .6)
    fold.sheet(rib, rib.material(colour, .95, .4), lift=.006)
    if job.get('patch'):
        tag = [(.1, -.15), (.19, -.145), (.19, -.205), (.1, -.21)]
        print_of = Canvas(tag, 1)
        print_of.stitch(tag + tag[:1], (.3, .22, .15), high=1)
        fold.sheet(print_of, print_of.material('#a9764a', .5), tag, .012, .006, .004)
    # Room for the shadow, which the edge of the picture must not cut.
    return {**laid(), 'fill': job.get('fill', .86)}
