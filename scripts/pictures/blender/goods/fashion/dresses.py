"""Dresses, robes and swimwear."""
import numpy as np

from canvas import Canvas
from garment import Garment, flip, laid, line, mirrored
from materials import plain, rgb

from goods.fashion.skirts import pleated, swing
from goods.fashion.tops import inner_back


def midi_dress(job):
    """A fitted bodice, a seam at the waist, a skirt that swings to the calf."""
    colour, seed = job['colour'], job['seed']
    neck, drop, waist, hem, low, wide = .09, .1, .115, .27, -.5, .15
    straps = job.get('sleeves') is False
    half = [(0, .47 - drop), (neck * .6, .47 - drop * .85), (neck, .475 - drop * .2), (neck + .004, .475, 'c')]
    if straps:
        half += [(neck + .035, .470, 'c'), (neck + .045, .37), (wide - .004, .3, 'c')]
    else:
        half += [(.17, .45), (.215, .38), (.25, .325, 'c'), (.185, .275, 'c'), (wide + .004, .30), (wide, .29)]
    half += [(wide * .97, .24), (waist, .12, 'c'), (waist + .04, .02), (hem * .86, -.28), (hem, low + .02, 'c'), (hem * .6, low - .006), (0, low - .014)]
    outline = mirrored(half)
    body = Garment(outline, .034, .05, seed, .006)
    pleats = job.get('pleats')
    body.reliefs.append(pleated((.115, waist), (low, hem), pleats, .016) if pleats else swing((.115, waist), (low, hem), 7, .012, seed))
    for side in (-1, 1):
        body.creases((side * wide, .29), (-side, -.6), 3, .12, .009, .010, 70)
        body.creases((side * waist, .12), (-side, .5), 3, .09, .007, .009, 60)
    canvas = Canvas(outline, seed).grain(.025)
    if job.get('print'):
        flowers(canvas, seed, colour)
    canvas.seam([(-waist - .02, .115), (0, .107), (waist + .02, .115)], 3, .0025, .6)
    for side in (-1, 1):
        canvas.seam(line([(side * .065, .11), (side * .075, .18), (side * .07, .22)]), 2, .002, .75)
        if not straps:
            canvas.seam(line([(side * .165, .452), (side * .148, .38), (side * wide, .295)]), 2.4, .002, .7)
            canvas.stitch([(side * .238, .318), (side * .18, .272)], None, high=.8)
    canvas.stitch(line([(-hem, low + .034), (-hem * .6, low + .01), (0, low), (hem * .6, low + .01), (hem, low + .034)]), None, high=.7)
    inner_back(body, half, colour, neck, drop, seed=seed)
    body.sheet(canvas, canvas.material(colour, .82))
    body.band(line([(-neck - .002, .475), (-neck, .475 - drop * .2), (-neck * .6, .47 - drop * .85), (0, .47 - drop), (neck * .6, .47 - drop * .85), (neck, .475 - drop * .2), (neck + .002, .475)]),
              .011, plain(colour, .8), .004, .001)
    if job.get('belt'):
        sash = plain(colour, .75, grain=.1)
        body.band(line([(-waist - .008, .116), (0, .107), (waist + .008, .116)]), .03, sash, .007, .003, flat=True)
        for end in ((.07, -.1), (.025, -.12)):
            body.band(line([(.045, .108), ((.045 + end[0]) / 2 + .012, .0), end]), .02, sash, .006, .012, flat=True)
        for at in ((.085, .135), (.005, .13), (.09, .085)):
            body.band(line([(.045, .109), ((.045 + at[0]) / 2, (.112 + at[1]) / 2 + .012), at]), [.012, .026, .016], sash, .012, .010)
    return laid()


def flowers(canvas, seed, colour):
    """A scattered print of small blossoms in a pale tone of the cloth."""
    base = np.maximum(np.asarray(rgb(colour)[:3]), .03)
    rng = np.random.default_rng(seed)
    low, span, step = canvas.low, canvas.span, .042
    for j in range(int(span[1] / step) + 1):
        for i in range(int(span[0] / step) + 1):
            x, y = low[0] + (i + .5 * (j % 2) + rng.uniform(-.22, .22)) * step, low[1] + (j + rng.uniform(-.22, .22)) * step
            r, turn = rng.uniform(.006, .0105), rng.uniform(0, 6)
            a = [int(v) for v in ((x - .016 - low[0]) * canvas.density, (x + .016 - low[0]) * canvas.density, (y - .016 - low[1]) * canvas.density, (y + .016 - low[1]) * canvas.density)]
            part = np.s_[max(a[2], 0):max(a[3], 0), max(a[0], 0):max(a[1], 0)]
            dx, dy = canvas.x[part] - x, canvas.y[part] - y
            d, angle = np.hypot(dx, dy), np.arctan2(dy, dx) + turn
            petal = d < r * (.62 + .38 * np.abs(np.cos(angle * 2.5)))
            ink = (np.array([.82, .76, .66]), np.array([.80, .45, .38]), np.array([.75, .58, .25]))[int(rng.integers(3))]
            canvas.tint[part] = np.where(petal[..., None], ink / base, canvas.tint[part])
            canvas.tint[part] = np.where((d < r * .24)[..., None], np.array([.55, .36, .08]) / base, canvas.tint[part])
            leaf = np.hypot((dx * np.cos(turn) + dy * np.sin(turn) - r * 1.5) / .0065, (dy * np.cos(turn) - dx * np.sin(turn)) / .0026) < 1
            canvas.tint[part] = np.where((leaf & ~petal)[..., None], np.array([.22, .28, .16]) / base, canvas.tint[part])


def wrap_dress(job):
    """A dress whose fronts cross, tied with a bow at the side of the waist."""
    colour, seed = job['colour'], job['seed']
    neck, drop, waist, hem, low, wide = .085, .235, .12, .285, -.5, .155
    half = [(0, .47 - drop, 'c'), (neck * .55, .47 - drop * .42), (neck, .475, 'c'), (.165, .455), (.215, .39), (.265, .2), (.285, .11, 'c'), (.21, .085, 'c'),
            (.172, .24), (wide, .285, 'c'), (wide * .95, .22), (waist, .12, 'c'), (waist + .045, .02), (hem * .86, -.28), (hem, low + .02, 'c'), (hem * .6, low - .004), (0, low - .012)]
    outline = mirrored(half)
    body = Garment(outline, .034, .05, seed, .006)
    body.reliefs.append(swing((.115, waist), (low, hem), 7, .012, seed))
    for side in (-1, 1):
        body.creases((side * wide, .285), (-side, -.5), 3, .13, .010, .010, 60)
        for k in range(3):
            body.fold([(side * .225, .3 - .07 * k), (side * .21, .275 - .07 * k), (side * .185, .27 - .07 * k)], .007, .009)
    for k in range(5):
        body.fold([(.1, .125 + .004 * k), (.03 - .02 * k, .17 + .012 * k), (-.09 - .008 * k, .2 + .04 * k)], .008, .009)
        body.fold([(.1, .105), (.05 - .03 * k, .02 - .02 * k), (.03 - .07 * k, -.16 - .05 * k)], .009, .011)
    canvas = Canvas(outline, seed).grain(.025)
    if job.get('print'):
        flowers(canvas, seed, colour)
    canvas.seam(line([(-waist - .02, .115), (0, .107), (waist + .02, .115)]), 3, .0025, .6)
    for side in (-1, 1):
        canvas.seam(line([(side * .16, .458), (side * .15, .38), (side * wide, .29)]), 2.4, .002, .7)
        canvas.stitch([(side * .28, .122), (side * .212, .097)], None, high=.8)
    lapel = line([(-neck, .475), (-neck * .5, .47 - drop * .42), (0, .47 - drop), (.06, .16), (.108, .112)])
    skirt_edge = line([(.108, .105), (.135, -.06), (.15, -.25), (.13, low + .004)])
    canvas.seam(skirt_edge, 6, .004, .45)
    canvas.stitch([(x - .012, y) for x, y in skirt_edge], None, high=.8)
    inner_back(body, half, colour, neck, drop, seed=seed)
    rough = job.get('rough', .8)
    body.sheet(canvas, canvas.material(colour, rough))
    edge = plain(colour, rough)
    body.band(line([(neck, .475), (neck * .55, .47 - drop * .42), (0, .47 - drop)]), .013, edge, .004, .001)
    body.band(lapel, .016, edge, .006, .004)
    body.band([(x, y) for x, y in skirt_edge], .007, edge, .006, .0)
    body.band(line([(-waist - .008, .117), (0, .107), (waist + .008, .117)]), .032, plain(colour, .75), .007, .004, flat=True)
    for end in ((.15, -.12), (.1, -.15)):
        body.band(line([(.095, .108), ((.095 + end[0]) / 2 + .018, .0), end]), .021, edge, .006, .014, flat=True)
    for at in ((.155, .14), (.05, .145), (.150, .085)):
        body.band(line([(.095, .11), ((.095 + at[0]) / 2, (.112 + at[1]) / 2 + .014), at]), [.012, .03, .018], edge, .013, .012)
    return laid()


def kimono(job):
    """A robe with wide sleeves laid out straight, a long collar band and a sash."""
    colour, seed = job['colour'], job['seed']
    low = -.44
    half = [(0, .27, 'c'), (.03, .34), (.062, .468, 'c'), (.2, .455), (.43, .43, 'c'), (.435, .3), (.43, .17, 'c'), (.3, .175), (.2, .185, 'c'),
            (.19, .05), (.195, -.2), (.21, low, 'c'), (.1, low - .008), (0, low - .01)]
    outline = mirrored(half)
    body = Garment(outline, .034, .05, seed, .009)
    for side in (-1, 1):
        body.creases((side * .2, .185), (-side * .4, -1), 3, .24, .012, .015, 50)
        body.creases((side * .2, .19), (side * .6, .8), 4, .2, .012, .014, 80)
        for k in range(4):
            x = side * (.05 + .045 * k)
            body.fold([(x, .0), (x + side * .01, -.2), (x + side * .02, low - .06)], .011 * (1 if k % 2 else -.7), .018)
    canvas = Canvas(outline, seed).grain(.02)
    if job.get('print'):
        flowers(canvas, seed, colour)
    for side in (-1, 1):
        canvas.seam([(side * .2, .46), (side * .197, .19)], 2.4, .0022, .7)
        canvas.seam([(side * .395, .435), (side * .395, .17)], 2, .002, .75)
        if job.get('trim'):
            canvas.tint[(canvas.x * side > .395)] *= .62
    inner_back(body, half, colour, .058, .2, seed=seed)
    body.sheet(canvas, canvas.material(colour, .5 if job.get('silk') else .8))
    trim = plain(job['dark'] if job.get('trim') else colour, .55, grain=.05)
    under = line([(.058, .472), (.03, .345), (-.01, .235), (-.06, .1)])
    over = line([(-.058, .472), (-.03, .345), (.012, .235), (.055, .1), (.06, -.1), (.062, low - .004)])
    body.band(under, .042, trim, .006, .002, flat=True)
    body.band(over, .042, trim, .007, .009, flat=True)
    body.band(line([(-.055, .462), (0, .452), (.055, .462)]), .034, trim, .006, .006, floor=.012, flat=True)
    sash = plain(job['dark'], .6)
    body.band(line([(-.2, .068), (0, .055), (.2, .068)]), .06, sash, .01, .012, flat=True)
    for end in ((.06, -.24), (-.015, -.27)):
        body.band(line([(.015, .05), ((end[0] + .015) / 2 + .015, -.1), end]), .038, sash, .008, .022, flat=True)
    for at in ((.095, .085), (-.075, .08)):
        body.band(line([(.015, .055), ((.015 + at[0]) / 2, .085), at]), [.02, .05, .03], sash, .018, .02)
    body.band([(.0, .056), (.032, .054)], .05, sash, .02, .024)
    return laid()


def swimsuit(job):
    """A one-piece swimsuit with straps."""
    colour, seed = job['colour'], job['seed']
    half = [(0, .235), (.05, .245), (.09, .30), (.103, .37, 'c'), (.125, .372, 'c'), (.14, .27), (.168, .2, 'c'), (.158, .1), (.135, -.03), (.15, -.14), (.175, -.23, 'c'),
            (.12, -.33), (.06, -.42), (.038, -.452, 'c'), (0, -.456)]
    outline = mirrored(half)
    body = Garment(outline, .036, .06, seed, .003)
    body.creases((-.13, -.03), (1, .2), 3, .13, .005, .012, 60).creases((.13, -.03), (-1, -.2), 3, .13, .005, .012, 60)
    canvas = Canvas(outline, seed).grain(.012)
    for side in (-1, 1):
        canvas.seam(line([(side * .065, .25), (side * .085, .14), (side * .07, .05)]), 1.8, .002, .8)
    if job.get('stripes'):
        band = (canvas.y + .5) % .06 < .026
        canvas.tint[band] = canvas.tint[band] * np.array([.35, .38, .45])
    if job.get('ruched'):
        for k in range(9):
            y = .16 - .035 * k
            body.fold([(-.11, y + .02), (-.02, y), (.11, y + .024)], .006, .008)
    back = mirrored([(0, .13), (.06, .15), (.11, .27), (.118, .36, 'c'), (.1, .3), (.05, .2), (0, -.1, 'c')])
    shade = Canvas(back, seed)
    shade.tint *= .6
    Garment(back, .004, .02, 0, 0).sheet(shade, shade.material(colour), lift=.003)
    cloth = canvas.material(colour, .5, .1)
    body.sheet(canvas, cloth)
    edge = plain(colour, .5)
    for side in (-1, 1):
        strap = [(side * x, y) for x, y in line([(.108, .488), (.098, .44), (.085, .34), (.08, .26)])]
        body.band(strap, .017, edge, .004, .002, floor=.006, flat=True)
        strap = [(side * x, y) for x, y in line([(.114, .352), (.117, .42), (.108, .488)])]
        body.band(strap, .019, edge, .005, .012, floor=.012, flat=True)
        leg = [(side * x, y) for x, y in line([(.175, -.23), (.12, -.33), (.06, -.42), (.038, -.452)])]
        body.band(leg, .010, edge, .005, .0)
        side_edge = [(side * x, y) for x, y in line([(.125, .372), (.14, .27), (.168, .2)])]
        body.band(side_edge, .010, edge, .005, 0)
    top = line([(.103, .37), (.09, .30), (.05, .245), (0, .235)])
    body.band(top + flip(top)[::-1][1:], .010, edge, .005, 0)
    return laid()


def bikini(job):
    """A triangle top with strings above a brief that ties at its sides."""
    colour, seed = job['colour'], job['seed']
    cord = plain(colour, .6)
    for side in (-1, 1):
        cup = [(side * x, y) for x, y in line([(.018, .1), (.02, .12), (.085, .27), (.105, .29), (.125, .27), (.215, .11), (.215, .095, 'c'), (.12, .085), (.018, .095)])]
        part = Garment(cup, .05, .1, seed, .003)
        if side > 0:
            top = part
        canvas = Canvas(cup, seed).grain(.012)
        if job.get('stripes'):
            canvas.tint[(canvas.x * .4 + canvas.y) % .036 < .014] *= np.array([.92, .9, .85]) * .45
        canvas.stitch(line([(side * .03, .125), (side * .09, .265)]), None, high=.8)
        canvas.stitch(line([(side * .2, .125), (side * .118, .265)]), None, high=.8)
        part.sheet(canvas, canvas.material(colour, .5, .1))
        part.band(line([(side * .105, .285), (side * .11, .35), (side * .16, .44), (side * .09, .49), (side * .05, .4), (side * .10, .36)]), .009, cord, .009, 0, floor=.004)
    flat = Garment(mirrored([(0, .2), (.5, .2, 'c'), (.5, 0), (0, 0, 'c')]), 0, .01, 0, 0)
    flat.band(line([(-.42, .02), (-.34, .05), (-.3, .12), (-.22, .1), (0, .092), (.22, .1), (.3, .11), (.37, .06), (.43, .09)]), .011, cord, .011, .001, floor=.004)
    brief = mirrored([(0, -.125), (.12, -.12), (.215, -.105, 'c'), (.222, -.15, 'c'), (.14, -.21), (.07, -.31), (.04, -.375, 'c'), (0, -.378)])
    lower = Garment(brief, .04, .07, seed + 1, .003)
    lower.creases((0, -.37), (0, 1), 3, .12, .004, .012, 60)
    canvas = Canvas(brief, seed).grain(.012)
    if job.get('stripes'):
        canvas.tint[(canvas.x * .4 + canvas.y) % .036 < .014] *= np.array([.92, .9, .85]) * .45
    canvas.stitch([(-.21, -.125), (0, -.137), (.21, -.125)], None, high=.8)
    lower.sheet(canvas, canvas.material(colour, .5, .1))
    for side in (-1, 1):
        lower.band([(side * x, y) for x, y in line([(.222, -.15), (.14, -.21), (.07, -.31), (.04, -.375)])], .009, cord, .005, 0)
        knot = (side * .24, -.125)
        for path in ([knot, (side * .31, -.09), (side * .33, -.14), knot], [knot, (side * .27, -.2), (side * .33, -.2), knot], [knot, (side * .30, -.26), (side * .27, -.34)], [knot, (side * .36, -.24), (side * .38, -.31)], [(side * .2, -.127), knot]):
            lower.band(line(path), .010, cord, .010, 0, floor=.004)
        lower.band([(side * .23, -.122), (side * .252, -.13)], .022, cord, .018, 0, floor=.006)
    return laid()
