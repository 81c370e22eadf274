"""Trousers, jeans, leggings and shorts."""
import numpy as np

from canvas import Canvas
from garment import Garment, laid, line, mirrored
from materials import plain, rgb, steel
from shapes import lathe
from solids import place

TOBACCO = (.62, .33, .1)


def legs_half(waist=.17, hip=.215, knee=.2, hem=.19, inner=.045, low=-.5, crotch=.14, spread=.045):
    """Right half of trousers, from the middle of the waist to the crotch."""
    return [(0, .478), (waist * .6, .482), (waist, .49, 'c'), (hip * .97, .36), (hip, .24), (knee + spread * .6, -.08), (hem + spread, low, 'c'),
            (hem / 2 + spread + inner / 2, low - .006), (inner + spread, low, 'c'), (inner * .9 + spread * .6, -.08), (.012, crotch - .03), (0, crotch, 'c')]


def back_rise(waist, colour):
    """The inside of the back of the waist."""
    half = [(0, .496), (waist * .7, .497), (waist + .002, .492, 'c'), (waist * .9, .46), (0, .45)]
    outline = mirrored(half)
    canvas = Canvas(outline, 2)
    canvas.tint *= .5
    Garment(outline, .003, .01, 0, .001).sheet(canvas, canvas.material(colour), lift=.004)


def slack(body, low, hip, crotch=.14, soft=1.):
    """Creases of trousers: at the crotch, behind the knees, along the legs."""
    for side in (-1, 1):
        body.creases((side * .015, crotch), (side * .9, .12), 4, .17, .013 * soft, .012, 70)
        body.creases((side * .02, crotch - .02), (side * .3, -1), 2, .2, .012 * soft, .014, 40)
        for k in range(5):
            y = -.02 - .09 * k + body.rng.uniform(-.02, .02)
            a, b = (.06, hip * .98) if k % 2 else (hip * 1.02, .07)
            body.fold([(side * a, y), (side * (a + b) / 2, y - .022), (side * b, y - .016)], .009 * soft * (1 if k % 3 else -.8), .014)
        body.fold([(side * hip * .6, .2), (side * (hip * .62), 0), (side * (hip * .66), low * .8)], .011 * soft, .026)


def jeans(job):
    """Five-pocket jeans: pale thighs, tobacco thread, rivets, a button."""
    colour, seed = job['colour'], job['seed']
    shape = {'straight': dict(knee=.195, hem=.165), 'tapered': dict(knee=.185, hem=.125)}[job.get('cut', 'straight')]
    half = legs_half(**shape)
    outline = mirrored(half)
    body = Garment(outline, .034, .05, seed, .009)
    slack(body, -.5, .205)
    canvas = Canvas(outline, seed).twill()
    pale = np.zeros_like(canvas.height)
    for side in (-1, 1):
        pale += np.exp(-((canvas.x - side * .125) / .055) ** 2 - ((canvas.y + .02) / .24) ** 2)
    pale *= .75 + .5 * canvas.clouds(18, seed)
    canvas.tint += pale[..., None] * np.asarray((.75, .65, .5), np.float32) * job.get('fade', 1)
    canvas.tint *= (.86 + .28 * canvas.clouds(30, seed + 1))[..., None]
    thread = np.asarray(TOBACCO, np.float32) / np.maximum(np.asarray(rgb(colour)[:3]), .03)
    for side in (-1, 1):
        pocket = [(side * x, y) for x, y in line([(.07, .455), (.088, .395), (.13, .365), (.202, .355)])]
        canvas.seam(pocket, 3, .0025, .6)
        for gap in (.008, .014):
            canvas.stitch([(x, y - gap) for x, y in pocket], thread)
        outer = [(side * x, y) for x, y in line([(.195, .36), (.2, .24), (shape['knee'] + .022, -.08), (shape['hem'] + .04, -.49)])]
        canvas.seam([(x - side * .004, y) for x, y in outer], 2, .003, .75)
        inner = [(side * x, y) for x, y in line([(.012, .11), (.072, -.08), (.095, -.49)])]
        canvas.stitch(inner, thread)
        for gap in (.016, .02):
            canvas.stitch([(side * .088, -.5 + gap), (side * (shape['hem'] + .046), -.5 + gap)], thread)
    canvas.seam([(0, .455), (0, .14)], 3, .0025, .6)
    fly = line([(.042, .455), (.042, .27), (.03, .215), (0, .19)])
    for gap in (0, .007):
        canvas.stitch([(x - gap, y) for x, y in fly], thread)
    back_rise(.17, colour)
    body.sheet(canvas, canvas.material(colour, .92, .1))
    waist = [(x, y) for x, y in line([(-.174, .474), (0, .462), (.174, .474)])]
    strap_outline = [(x, y - .018) for x, y in waist] + [(x, y + .02) for x, y in waist[::-1]]
    strap = Canvas(strap_outline, seed + 1).twill()
    for gap in (-.0145, .0145):
        strap.stitch([(x, y + gap) for x, y in waist], thread)
    body.sheet(strap, strap.material(colour, .92, .1), strap_outline, .003, .006, .005)
    for x in (-.12, -.045, .06, .125):
        loop = [(x, .438), (x, .492)]
        path = Canvas([(x - .01, .43), (x + .01, .43), (x + .01, .5), (x - .01, .5)], 2).twill()
        for gap in (-.004, .004):
            path.stitch([(x + gap, .43), (x + gap, .5)], thread)
        tab = [(x - .0075, .436), (x + .0075, .436), (x + .0075, .49), (x - .0075, .49)]
        body.sheet(path, path.material(colour, .92, .1), tab, .010, .004, .004)
    copper = steel('#b98a5c', .3)
    for at, r in (((.0, .464), .0125), ((.078, .425), .0045), ((-.078, .425), .0045), ((.19, .362), .0045), ((-.19, .362), .0045)):
        z = float(body.height([at])[0])
        place(lathe([(0, .006), (r * .5, .0065), (r * .8, .005), (r, .002), (r, -.004)], copper, 4, 28), (at[0], at[1], z + (.008 if r > .01 else .001)))
    return laid()


def trousers(job):
    """Woven trousers; `wide` legs with pressed pleats, or slim chinos."""
    colour, seed = job['colour'], job['seed']
    wide = job.get('cut') == 'wide'
    shape = dict(waist=.15, hip=.21, knee=.235, hem=.25, inner=.03, spread=.05) if wide else dict(waist=.178, hip=.222, knee=.212, hem=.172, inner=.05, crotch=.12)
    outline = mirrored(legs_half(**shape))
    body = Garment(outline, .034, .05, seed, .009)
    slack(body, -.5, .2, soft=.6 if wide else 1)
    canvas = Canvas(outline, seed).grain(.03)
    waist, hem = shape.get('waist', .17), shape['hem']
    for side in (-1, 1):
        middle = (hem + .03) / 2 + (.055 if wide else .045)
        crease = [(side * .085, .44), (side * .1, .2), (side * middle, -.5)]
        if wide:
            body.fold([(side * .085, .5), *crease[1:2], (side * middle, -.62)], .016, .01)
            body.fold([(side * .12, .44), (side * .15, .1), (side * (middle + .07), -.58)], .013, .022)
            body.fold([(side * .05, .44), (side * .06, .1), (side * (middle - .06), -.58)], .011, .02)
            canvas.seam([(side * .085, .455), (side * .088, .33)], 3, .002, .7)
        else:
            body.fold([(side * .1, .4), *crease[1:2], (side * middle, -.62)], .007, .009)
        pocket = [(side * x, y) for x, y in line([(waist * .68, .452), (.204, .31)])]
        canvas.seam(pocket, 4, .003, .5)
        canvas.stitch([(x - side * .006, y - .003) for x, y in pocket], None, high=.8)
        canvas.seam([(side * .05, -.468), (side * (hem + .06), -.468)], 1.4, .002, .8)
    canvas.seam([(0, .452), (0, .14)], 3.5, .0025, .55)
    fly = line([(.036, .452), (.036, .27), (.024, .215), (0, .2)])
    canvas.seam(fly, .8, .002, .85)
    canvas.stitch(fly, None, high=1)
    back_rise(waist, colour)
    body.sheet(canvas, canvas.material(colour, .85))
    path = line([(-waist - .005, .474), (0, .462), (waist + .005, .474)])
    strap_outline = [(x, y - .018) for x, y in path] + [(x, y + .02) for x, y in path[::-1]]
    strap = Canvas(strap_outline, seed + 1).grain(.03)
    for gap in (-.015, .015):
        strap.stitch([(x, y + gap) for x, y in path], None, high=.8)
    body.sheet(strap, strap.material(colour, .85), strap_outline, .003, .006, .005)
    if job.get('tie'):
        sash = plain(colour, .85)
        for end in ((.035, .3), (-.02, .28)):
            body.band(line([(.0, .462), (end[0] * .6, .4), end]), .022, sash, .006, .012, flat=True)
        body.band(line([(-.025, .468), (0, .462), (.028, .457)]), .036, sash, .014, .012)
    else:
        for x in (-.13, -.06, .065, .135):
            tab = [(x - .007, .438), (x + .007, .438), (x + .007, .492), (x - .007, .492)]
            loop = Canvas(tab, 3)
            body.sheet(loop, loop.material(colour, .85), tab, .010, .004, .004)
        body.button((.012, .463), .0105, job.get('button', '#5a4a3c'))
    return laid()


def leggings(job):
    """Tight elastic leggings with a wide waistband."""
    colour, seed = job['colour'], job['seed']
    outline = mirrored([(0, .484), (.09, .487), (.138, .493, 'c'), (.150, .40), (.185, .27), (.165, .05), (.142, -.1), (.140, -.25), (.098, -.5, 'c'),
                        (.065, -.505), (.034, -.5, 'c'), (.036, -.25), (.026, -.1), (.012, .12), (0, .17, 'c')])
    body = Garment(outline, .042, .065, seed, .004)
    for side in (-1, 1):
        body.creases((side * .012, .17), (side * .9, .25), 3, .12, .006, .010, 60)
        for k in range(3):
            body.fold([(side * .05, -.08 - .03 * k), (side * .09, -.095 - .03 * k), (side * .14, -.085 - .03 * k)], .005, .009)
        for k in range(4):
            body.fold([(side * .04, -.42 - .02 * k), (side * .065, -.428 - .02 * k), (side * .1, -.42 - .02 * k)], .005, .007)
    canvas = Canvas(outline, seed).grain(.012)
    top = line([(-.16, .385), (0, .36), (.16, .385)])
    canvas.seam(top, 3, .0022, .75)
    canvas.stitch([(x, y - .007) for x, y in top], None, high=.9)
    canvas.seam([(0, .36), (0, .18)], 2, .002, .8)
    for side in (-1, 1):
        curve_of = [(side * x, y) for x, y in line([(.15, .37), (.125, .2), (.13, 0), (.105, -.2), (.085, -.49)])]
        canvas.seam(curve_of, 1.6, .0018, .85)
        for gap in (-.0045, .0045):
            canvas.stitch([(x + gap, y) for x, y in curve_of], None, high=.8)
        if job.get('panel'):
            shade = canvas.mask(curve_of + [(side * .3, -.49), (side * .3, .37)])
            canvas.tint *= (1 - shade * .35)[..., None]
    canvas.stitch([(-.12, -.485), (.12, -.485)], None, high=.8)
    back_rise(.138, colour)
    body.sheet(canvas, canvas.material(colour, .62, .1))
    return laid()


def shorts(job):
    """Chino shorts."""
    colour, seed = job['colour'], job['seed']
    low = -.02
    outline = mirrored([(0, .478), (.1, .482), (.17, .49, 'c'), (.205, .36), (.222, .24), (.25, low, 'c'), (.16, low - .012), (.055, low - .012, 'c'), (.02, .11), (0, .15, 'c')])
    body = Garment(outline, .034, .05, seed, .010)
    for side in (-1, 1):
        body.creases((side * .015, .15), (side * .9, .12), 4, .16, .013, .012, 80)
        body.fold([(side * .12, .32), (side * .135, .15), (side * .15, low - .05)], .010, .024)
        body.fold([(side * .2, .3), (side * .2, .15), (side * .215, low - .05)], .009, .016)
    canvas = Canvas(outline, seed).grain(.03)
    for side in (-1, 1):
        pocket = [(side * .115, .452), (side * .207, .32)]
        canvas.seam(pocket, 3, .002, .65)
        canvas.stitch([(x - side * .006, y - .003) for x, y in pocket], None, high=.9)
        for gap in (.026, .03):
            canvas.stitch([(side * .05, low - .012 + gap), (side * .26, low + gap)], None, high=.8)
    canvas.seam([(0, .452), (0, .15)], 3, .002, .65)
    canvas.stitch(line([(.036, .452), (.036, .28), (.024, .225), (0, .21)]), None, high=.9)
    back_rise(.17, colour)
    body.sheet(canvas, canvas.material(colour, .88))
    path = line([(-.175, .474), (0, .462), (.175, .474)])
    strap_outline = [(x, y - .018) for x, y in path] + [(x, y + .02) for x, y in path[::-1]]
    strap = Canvas(strap_outline, seed + 1).grain(.03)
    for gap in (-.015, .015):
        strap.stitch([(x, y + gap) for x, y in path], None, high=.9)
    body.sheet(strap, strap.material(colour, .88), strap_outline, .003, .006, .005)
    for x in (-.12, -.045, .06, .125):
        tab = [(x - .007, .438), (x + .007, .438), (x + .007, .492), (x - .007, .492)]
        loop = Canvas(tab, 3)
        body.sheet(loop, loop.material(colour, .88), tab, .010, .004, .004)
    body.button((.004, .464), .0105, '#8a7358')
    if job.get('cord'):
        rope = plain('#efe7d6', .9)
        for k, end in enumerate(((.04, .31), (-.035, .33))):
            body.band(line([(.0, .462), (end[0] * .9, .41), end]), .009, rope, .008, .012)
    return laid()
