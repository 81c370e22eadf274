"""Bodysuit, bottle, blanket and bath duck for babies."""
import math

import numpy as np

from canvas import Canvas
from garment import Garment, flip, laid, line, mirrored, rib_strip
from goods.pets.toys import fused
from goods.toys.fur import egg
from materials import liquid, plain, rgb, thin_glass
from sewn import fabric, folded, ribbon
from shapes import lathe, tube
from solids import loft, oval, place, slab, turn_all

TURN = math.tau


def baby_bodysuit(job):
    """A short-sleeved bodysuit that lies flat: overlapping shoulders, three snaps."""
    seed, colour = job['seed'], job['colour']
    half = [(0, .4), (.07, .408), (.115, .44), (.13, .468, 'c'), (.2, .45), (.262, .41), (.33, .32), (.375, .25, 'c'), (.275, .175, 'c'), (.236, .2), (.228, .16, 'c'),
            (.232, 0), (.25, -.15), (.262, -.2, 'c'), (.2, -.235), (.14, -.3), (.098, -.38), (.092, -.44, 'c'), (.05, -.446), (0, -.448)]
    outline = mirrored(half)
    canvas = Canvas(outline, seed)
    canvas.grain(.03).knit(1, 0, .0052, .55)
    if job.get('stripes'):
        wave = np.clip(np.sin(canvas.y * 2 * np.pi / .062) * 6 + 1.5, 0, 1)
        pale = np.array((1.0, 1.0, 1.0)) / np.maximum(np.array(rgb(colour)[:3]), .05) * .88
        canvas.tint *= 1 + (pale - 1) * wave[..., None]
    else:
        ink = np.array(rgb(job['ink'])[:3]) / np.maximum(np.array(rgb(colour)[:3]), .02)
        for k in range(11):
            for i in range(-4, 5):
                x, y = i * .09 + (.045 if k % 2 else 0), -.42 + k * .085
                d = np.hypot(canvas.x - x, canvas.y - y)
                canvas.tint += (ink - canvas.tint) * np.clip((.0105 - d) * 400, 0, 1)[..., None]
    body = Garment(outline, .035, .05, seed, .006)
    for side in (-1, 1):
        seam = [(side * .13, .44), (side * .2, .33), (side * .232, .19)]
        canvas.seam(line(seam), 2, .002)
        body.creases((side * .23, .17), (-side, -.4), 3, .16, .008, .012, 70)
        body.creases((side * .2, -.22), (-side * .6, .7), 3, .14, .007, .012, 60)
        hem = line([(side * .375, .25), (side * .275, .175)])
        canvas.stitch([(side * .358, .258), (side * .262, .19)])
        leg = line([(side * .262, -.2), (side * .2, -.235), (side * .14, -.3), (side * .098, -.38), (side * .092, -.44)])
        body.band(leg, .022, rib_strip(colour), .008, .002)
        body.band(hem, .022, rib_strip(colour), .008, .002)
    inner = Garment(line([(.125, .458), (.06, .436), (0, .43)]) + flip(line([(.125, .458), (.06, .436), (0, .43)]))[::-1] + [(-.07, .375), (0, .36), (.07, .375)], .004, .02, 0, .001)
    back = Canvas(inner.outline, seed)
    back.tint *= .66
    inner.sheet(back, back.material(colour), lift=.002)
    body.sheet(canvas, canvas.material(colour, .9, .3))
    neck = line([(0, .4), (.07, .408), (.115, .44), (.13, .468)])
    body.band(flip(neck)[::-1] + neck[1:], .026, rib_strip(colour), .01, .002)
    for side in (-1, 1):
        body.band(line([(side * .13, .468), (side * .18, .4), (side * .228, .31)]), .02, rib_strip(colour), .007, .002)
    for x in (-.055, 0, .055):
        snap = [lathe([(0, .006), (.009, .005), (.0125, .002), (.013, 0, 'c')], plain('#f3efe6', .25, coat=.5), 3, 28), lathe([(0, .0068), (.004, .0062), (.0045, .005, 'c')], plain('#cfc9bb', .3), 2, 20)]
        place(snap, (x, -.425, float(body.height([(x, -.425)])[0]) + .002))
    return laid(0)


def baby_bottle(job):
    """A clear bottle with milk, marks, a coloured collar and a teat; its cap stands beside it."""
    r, colour = .2, job['colour']
    soft = plain(colour, .35, coat=.3)
    outer = [(0, 0, 'c'), (r - .03, 0), (r, .03), (r, .2), (r - .022, .3), (r - .022, .38), (r, .46), (r, .56), (r - .04, .62), (.135, .645), (.13, .68, 'c')]
    if job.get('straight'):
        outer = [(0, 0, 'c'), (r - .03, 0), (r, .03), (r, .54), (r - .03, .615), (.135, .65), (.13, .68, 'c')]
    lathe(outer, thin_glass(), 8)
    inner = [(max(0, q[0] - .014), max(.016, q[1])) + tuple(q[2:]) for q in outer if q[1] < .5]
    lathe(inner + [(r - .016, .5, 'c'), (0, .5)], liquid('#f4ecdc', .3, lumps=.03), 8)
    ink = plain(job['dark'], .5)
    for k in range(9):
        a0 = -math.pi / 2 - .12
        wide = .34 if k % 2 == 0 else .2
        z = .1 + .05 * k
        rr = np.interp(z, [0, .2, .3, .38, .46, .56], [r, r, r - .022, r - .022, r, r]) + .003 if not job.get('straight') else r + .003
        tube([(rr * math.cos(a0 + a), rr * math.sin(a0 + a), z) for a in np.linspace(0, wide, 6)], .0035, ink, 8, 2)
    ribs = [(.0, .665, 'c'), (.16, .665), (.166, .672), (.166, .745), (.155, .76), (.11, .765, 'c'), (0, .765)]
    lathe(ribs, soft, 4)
    for k in range(40):
        a = TURN * k / 40
        tube([(.167 * math.cos(a), .167 * math.sin(a), .68), (.167 * math.cos(a), .167 * math.sin(a), .74)], .005, soft, 6, 2)
    teat = liquid('#e9cfa6', .22, .4, .05)
    lathe([(.12, .76, 'c'), (.118, .775), (.1, .8), (.06, .83), (.042, .86), (.046, .9), (.05, .925), (.036, .96), (0, .968)], teat, 8)
    lathe([(0, 0, 'c'), (.15, 0), (.165, .01), (.165, .16), (.15, .25), (.1, .29), (0, .3)], soft, 7).location = (.44, -.1, 0)
    return {'azimuth': 0, 'elevation': 11}


def baby_blanket(job):
    """A folded blanket with a stitched edge; a corner is turned back and shows its lining."""
    cloth, lining = fabric(job), fabric({'fabric': 'plush'}, job['pale'])
    high = folded(.86, .66, .045, 0, cloth, 2, job['seed'], .008)
    top = ribbon([(-.27, -.06), (-.335, -.03), (-.345, .01), (-.29, .03), (-.1, .03), (.12, .027), (.28, .02)], .5, .026, lining, .008, 5)
    place(top, (.15, 0, high + .005))
    edge = plain(job['accent'], .8)
    for side in (-1, 1):
        tube([(.15 + side * .25, y, z + high + .008) for y, z in ((-.33, -.02), (-.345, .012), (-.29, .032), (-.1, .034), (.12, .03), (.28, .024))], .012, edge, 12)
    tube([(.15 + .25 * t, .285, high + .028) for t in np.linspace(-1, 1, 12)], .012, edge, 12)
    star = [((.085 if k % 2 == 0 else .04) * math.sin(TURN * k / 10), (.085 if k % 2 == 0 else .04) * math.cos(TURN * k / 10)) for k in range(10)]
    place(slab(star[::-1], .01, edge, .003), (.15, -.1, high + .05), (0, 0, 12))
    return {'azimuth': 26, 'elevation': 30}


def bath_duck(job):
    """A rubber duck with an orange beak."""
    skin = plain(job['colour'], .3, coat=.35)
    body = []
    for y, wide, low, high in ((-.36, .1, .18, .3), (-.33, .26, .1, .36), (-.22, .46, .03, .42), (-.05, .56, .0, .42), (.15, .54, .0, .39), (.3, .42, .05, .39), (.42, .28, .16, .43), (.52, .15, .3, .49), (.57, .06, .42, .52)):
        body.append([(x, y, (low + high) / 2 + z) for x, z in oval(wide, high - low, 2.3, 72)])
    parts = [loft([[tuple(np.mean(body[0], 0))] * 72] + body + [[tuple(np.mean(body[-1], 0))] * 72], skin), egg((0, -.17, .61), (.215, .21, .21), skin), egg((0, -.17, .43), (.17, .17, .12), skin)]
    for side in (-1, 1):
        parts.append(egg((side * .255, .1, .27), (.06, .22, .12), skin, (-12, 0, side * 4)))
        parts.append(egg((side * .265, .24, .31), (.035, .12, .06), skin, (-24, 0, 0)))
    fused(parts, .011)
    beak = plain('#ee8a33', .3, coat=.35)
    for at, size, lean in (((0, -.39, .6), (.105, .1, .03), -10), ((0, -.385, .568), (.09, .085, .024), 8)):
        egg(at, size, beak, (lean, 0, 0))
    for side in (-1, 1):
        egg((side * .098, -.335, .685), (.042, .026, .05), plain('#f7f3ea', .3, coat=.4), (0, 0, side * 26))
        egg((side * .1, -.356, .685), (.026, .014, .034), plain('#191613', .08, coat=1), (0, 0, side * 26))
    turn_all(-38)
    return {'azimuth': 0, 'elevation': 12}
