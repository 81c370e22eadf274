"""Shirts, blouses, polos and pyjamas."""
import bpy
import numpy as np

from canvas import Canvas
from garment import Garment, laid, line, mirrored, rib_strip
from materials import plain, rgb
from solids import group, place

from goods.fashion.bottoms import trousers
from goods.fashion.tops import armhole, drape, inner_back, top_half

NECK, DROP = .075, .075


def layer(body, points, colour, seed, lift=.009, rough=.85, edge=.006, thread=None, dome=.006, paint=None):
    """A collar, lapel or flap: a layer with a stitched edge."""
    outline = line(list(points) + [(*points[0][:2], 'c')])[:-1]
    canvas = Canvas(outline, seed).grain(.025)
    if paint:
        paint(canvas)
    middle = np.mean(outline, 0)
    inner = [tuple(middle + (np.asarray(p) - middle) * (1 - edge / max(.02, np.hypot(*(np.asarray(p) - middle))))) for p in outline]
    canvas.stitch(inner + inner[:1], thread, high=.9)
    canvas.seam(outline + outline[:1], 1.5, .0026, .66)
    return body.sheet(canvas, canvas.material(colour, rough), outline, lift, .006, dome)


def collar_stand(body, colour, seed, rough, paint=None, neck=NECK):
    """The inside of a collar behind the neck, in the shade of its fold."""
    x = neck / NECK
    top = [(-.072 * x, .478), (-.045 * x, .494), (0, .498), (.045 * x, .494), (.072 * x, .478)]
    outline = line([(-.074 * x, .452, 'c'), *top, (.074 * x, .452, 'c'), (.045 * x, .446), (0, .442), (-.045 * x, .446), (-.074 * x, .452, 'c')])[:-1]
    canvas = Canvas(outline, seed).grain(.025)
    if paint:
        paint(canvas)
    canvas.tint *= .86
    canvas.stitch(line([(-.07 * x, .458), (-.045 * x, .452), (0, .448), (.045 * x, .452), (.07 * x, .458)]), None, high=.9)
    Garment(outline, .004, .02, seed, .001).sheet(canvas, canvas.material(colour, rough), lift=.008, spacing=.006)


def folded_collar(body, half, edge, colour, seed, rough, lift=.012, paint=None):
    """A collar in one piece, from the right half of its outline: the fold runs around the neck, `edge` is stitched."""
    left = [(-p[0], *p[1:]) for p in half[-2:0:-1]]
    outline = line(half + left + half[:1])[:-1]
    canvas = Canvas(outline, seed).grain(.025)
    if paint:
        paint(canvas)
    for side in (-1, 1):
        canvas.stitch(line([(side * p[0], *p[1:]) for p in edge]), None, high=.9)
    canvas.seam(outline + outline[:1], 1.5, .0026, .66)
    body.sheet(canvas, canvas.material(colour, rough), outline, lift, .005, .008)


def shirt_collar(body, colour, seed, point=(.062, .325), spread=.116, rough=.85, paint=None):
    """The collar of a shirt, with a leaf on each side."""
    collar_stand(body, colour, seed, rough, paint)
    half = [(0, .507), (.035, .505), (.066, .496), (.092, .476), (.108, .446), (spread, .415), (*point, 'c'), (.004, .402, 'c'),
            (.035, .418), (NECK * .83, .45), (NECK * .86, .472), (.048, .488), (0, .494)]
    edge = [(.008, .397, 'c'), (point[0] - .003, point[1] + .012, 'c'), (spread - .007, .418), (.101, .445), (.086, .471)]
    folded_collar(body, half, edge, colour, seed, rough, paint=paint)


def checks(canvas, colour):
    """Fine lines in both directions, as on a shirt."""
    for axis in (canvas.x, canvas.y):
        canvas.tint[(axis % .034) < .004] *= .72


def oxford(canvas, colour, stripes=False):
    """A basket weave of coloured and white threads; `stripes` adds fine white lines. Broad dark ones look like corduroy."""
    white = np.array([.93, .93, .91], np.float32) / np.maximum(np.asarray(rgb(colour)[:3], np.float32), .02)
    over = (canvas.x // .0032 + canvas.y // .0032) % 2
    canvas.height += over * .5
    canvas.tint += (white - canvas.tint) * (over * .12)[..., None]
    if stripes:
        canvas.tint[(canvas.x % .017) < .0026] = white * .9


def shirt(job):
    """A shirt with collar, placket, buttons and cuffs; `short` sleeves; `bow` ties a ribbon at the neck."""
    colour, seed, short = job['colour'], job['seed'], job.get('short', False)
    wide, low, rough = job.get('wide', .25), job.get('low', -.26), job.get('rough', .85)
    half = top_half(NECK, DROP, .25, .055, not short, wide, wide * 1.0, low, waist=job.get('waist'))
    half[-3:] = [(wide * 1.0, low + .075, 'c'), (wide * .8, low + .02), (wide * .45, low - .012), (0, low - .018)]
    outline = mirrored(half)
    body = drape(Garment(outline, .034, .05, seed, .010), .22, wide, low, not short, .25, job.get('soft', 1.))
    canvas = Canvas(outline, seed).grain(job.get('slub', .03), 1, .3)
    paint = (lambda c: checks(c, colour)) if job.get('checks') else None
    if job.get('stripes'):
        def paint(c):
            c.tint[(c.x % .022) < .006] *= np.array([.55, .6, .7])
    if job.get('oxford'):
        def paint(c):
            oxford(c, colour, job['oxford'] == 'striped')
    if job.get('palms'):
        from goods.fashion.dresses import flowers

        def paint(c):
            flowers(c, seed, colour)
    if paint:
        paint(canvas)
    for side in (1, -1):
        hole = [(side * x, y) for x, y in armhole(.25, .055, .22, wide)]
        canvas.seam(hole, 2.6, .002, .78)
        canvas.stitch([(x - side * .006, y) for x, y in hole], None, high=.8)
        canvas.seam(line([(side * (NECK + .01), .425), (side * .16, .405), (side * .235, .385)]), 2.2, .002, .8)
        if short:
            for gap in (.022, .026):
                canvas.stitch([(side * (.41 - gap * .9), .25 + gap), (side * (.31 - gap * .9), .155 + gap)], None, high=.8)
    hem = line([(-wide, low + .075), (-wide * .8, low + .02), (-wide * .45, low - .012), (0, low - .018), (wide * .45, low - .012), (wide * .8, low + .02), (wide, low + .075)])
    canvas.stitch([(x, y + .012) for x, y in hem], None, high=.8)
    inner_back(body, half, colour, NECK, DROP, seed=seed, texture=paint)
    body.sheet(canvas, canvas.material(colour, rough))
    front = [(-.019, .405), (.019, .405), (.019, low - .017), (-.019, low - .017)]
    placket = Canvas(front, seed + 1).grain(.03)
    if paint:
        paint(placket)
    for x in (-.0145, .0145):
        placket.stitch([(x, .4), (x, low)], None, high=.9)
    body.sheet(placket, placket.material(colour, rough), front, .002, .006, .005)
    for k in range(7):
        body.button((0, .375 - .098 * k), .0082, job.get('button', '#f1ede2'))
        lift_last(.006)
    if not short:
        for side in (-1, 1):
            cuff = [(side * .408, -.122, 'c'), (side * .418, -.177, 'c'), (side * .316, -.199, 'c'), (side * .312, -.142, 'c')]
            layer(body, cuff, colour, seed, .003, rough, dome=.006, paint=paint)
            body.button((side * .338, -.165), .0075, job.get('button', '#f1ede2'))
            lift_last(.008)
    if job.get('pocket'):
        box = [(.075, .26, 'c'), (.175, .26, 'c'), (.175, .165, 'c'), (.125, .14, 'c'), (.075, .165, 'c')]
        layer(body, box, colour, seed, .002, rough, dome=.004, paint=paint)
    shirt_collar(body, colour, seed, job.get('point', (.062, .325)), rough=rough, paint=paint)
    body.button((0, .398), .0082, job.get('button', '#f1ede2'))
    lift_last(.012)
    if job.get('bow'):
        ribbon = plain(colour, rough - .1)
        for end in ((.05, .1), (-.055, .06)):
            body.band(line([(0, .385), (end[0] * .9, .26), end]), [.02, .034, .04], ribbon, .008, .014, flat=True)
        for at in ((.11, .385), (-.11, .375)):
            body.band(line([(0, .388), (at[0] * .6, at[1] + .03), at]), [.016, .05, .042], ribbon, .016, .016)
        body.band([(-.017, .387), (.017, .385)], .042, ribbon, .016, .022)
    return laid()


def lift_last(high):
    """Raises the button that was made last."""
    for item in bpy.data.objects:
        if item.name.startswith('turned') and not item.get('raised'):
            item.location.z += high
            item['raised'] = True


def polo(job):
    """A knitted shirt with a collar, a short placket and ribbed sleeves."""
    colour, seed, wide, low = job['colour'], job['seed'], .255, -.24
    half = top_half(NECK, DROP, .255, .055, False, wide, wide, low)
    outline = mirrored(half)
    body = drape(Garment(outline, .036, .055, seed, .011), .22, wide, low)
    canvas = Canvas(outline, seed).grain(.04, 2, .7)
    for side in (1, -1):
        canvas.seam([(side * x, y) for x, y in armhole(.255, .055, .22, wide)], 2.4, .002, .82)
    for gap in (.022, .026):
        canvas.stitch(line([(-wide, low + gap), (0, low - .01 + gap), (wide, low + gap)]), None, high=.8)
    inner_back(body, half, colour, NECK, DROP, seed=seed)
    body.sheet(canvas, canvas.material(colour))
    rib = rib_strip(colour, .5, .84)
    for side in (-1, 1):
        body.band([(side * .405, .257), (side * .308, .166)], .024, rib, .006, .002, repeat=.005)
    front = [(-.021, .41), (.021, .41), (.021, .215), (-.021, .215)]
    placket = Canvas(front, seed).grain(.04, 2, .7)
    for x in (-.016, .016):
        placket.stitch([(x, .41), (x, .22)], None, high=.9)
    placket.stitch([(-.016, .222), (.016, .222)], None, high=.9)
    placket.stitch([(-.016, .238), (.016, .238)], None, high=.9)
    body.sheet(placket, placket.material(colour), front, .003, .006, .005)
    for k in range(3):
        body.button((0, .375 - .055 * k), .0088, job.get('button', '#f1ede2'))
        lift_last(.007)
    shirt_collar(body, job.get('trim', colour), seed, (.082, .335), .122)
    return laid()


def pyjamas(job):
    """A pyjama set: the trousers lie half under the jacket, both with piping."""
    colour = job['colour']

    def lower():
        trousers({**job, 'cut': 'wide', 'tie': True})

    def upper():
        shirt({**job, 'pocket': True, 'rough': job.get('rough', .55), 'soft': 1.1})
    below = group(lower)
    above = group(upper)  # which turned the trousers back
    place(below, (.17, -.27, 0), (0, 0, 6), .92)
    place(above, (0, 0, 0), (0, 0, 180))
    place(above, (-.1, .16, .03), (0, 0, 5), .95)
    return laid(elevation=85)
