"""Blazers, coats and padded jackets."""
import numpy as np

from canvas import Canvas
from garment import Garment, laid, line, mirrored, rib_strip
from materials import plain, steel
from shapes import tube

from goods.fashion.shirts import collar_stand, folded_collar, layer, lift_last
from goods.fashion.tops import armhole, drape, inner_back, top_half


def narrow(points, share):
    return [(p[0] * share, *p[1:]) for p in points]


def fronts(half, point, neck, low):
    """The right half of an open front: the V of the neck down to the first button."""
    return [(0, point, 'c'), (neck * .5, point + (.475 - point) * .48), (neck, .475, 'c')] + half[4:]


def cuffs(body, canvas, shoulder, reach, loose=.095):
    for side in (-1, 1):
        canvas.seam(line([(side * (shoulder + .16), reach + .055), (side * (shoulder + .155 - loose), reach + .033)]), 2.4, .002, .75)


def lining(body, half, neck, point, colour, seed):
    """The inside of a jacket above its front. It lies below the fronts: cut by their thin edges it would look torn."""
    outline = mirrored([(0, .455), (neck * .6, .462), (neck + .008, .478, 'c'), (neck * .8, .3), (.03, point - .04), (0, point - .05)])
    canvas = Canvas(outline, seed).grain(.02)
    canvas.tint *= .7
    tag = [(-.04, .425), (.04, .425), (.04, .385), (-.04, .385)]
    Garment(outline, .004, .02, 0, .001).sheet(canvas, canvas.material(colour, .4), lift=-.012)
    print_of = Canvas(tag, seed)
    print_of.stitch([(-.025, .405), (.025, .405)], (.2, .19, .18), (.007, .003), .0018, 0)
    Garment(tag, .002, .01, 0, 0).sheet(print_of, print_of.material('#f2ede2', .6), lift=-.0075)


def lapels(body, colour, seed, point, neck, share=1., rough=.9, wide=.118):
    """A collar and two notched lapels."""
    collar_stand(body, colour, seed, rough, neck=neck)
    for side in (-1, 1):
        # Heights between the first button and the tip, so that a short lapel keeps its shape.
        lapel = [(side * .002, point, 'c'), (side * wide * .6, point + (.325 - point) * .46), (side * wide, .325, 'c'), (side * wide * .72, .345, 'c'), (side * neck * .98, .40, 'c'),
                 (side * neck * .55, point + (.475 - point) * .53), (side * .02, point + (.475 - point) * .15)]
        layer(body, lapel, colour, seed, .014, rough, .005)
    half = [(0, .508), (neck * .5, .506), (neck * .92, .497), (neck + .02, .478), (neck + .036, .45), (wide + .012, .375, 'c'), (wide * .74, .347, 'c'),
            (neck * .93, .40, 'c'), (neck * .9, .45), (neck * .86, .473), (neck * .62, .488), (0, .494)]
    edge = [(wide * .76, .355, 'c'), (wide + .004, .378, 'c'), (neck + .030, .445), (neck + .014, .471)]
    folded_collar(body, half, edge, colour, seed, rough, .016)


def flap(body, at, size, colour, seed, rough=.9, tilt=0.):
    (x, y), (w, h) = at, size
    layer(body, [(x - w / 2, y - tilt, 'c'), (x + w / 2, y + tilt, 'c'), (x + w / 2 - .002, y - h + tilt), (x + w / 2 - .012, y - h - .004 + tilt), (x - w / 2 + .012, y - h - .004 - tilt), (x - w / 2 + .002, y - h - tilt)],
         colour, seed, .003, rough, .004, dome=.006)


def blazer(job):
    """A wool blazer with notched lapels, flap pockets and two buttons; `double` crosses its fronts."""
    colour, seed, double = job['colour'], job['seed'], job.get('double', False)
    point, neck, wide, low = (.1 if double else .06), .078, .235, -.29
    half = fronts(top_half(.078, .1, .25, .05, True, wide, .255, low, .212, reach=-.16), point, neck, low)
    half[-3:] = [(.26, low + .01, 'c'), (.12, low - .012), (0.0 if double else .035, low - .006 if double else low + .012), (0, low - .006 if double else low + .06)]
    outline = mirrored(half)
    body = drape(Garment(outline, .038, .055, seed, .006), .22, wide, low, True, .25, .75)
    canvas = Canvas(outline, seed).grain(.06, 1, .7)
    canvas.tint *= (.9 + .2 * canvas.clouds(90, seed))[..., None]
    if job.get('herringbone'):
        zig = np.abs((canvas.x / .022) % 1 - .5) * .022
        canvas.tint *= (1 - .22 * (np.sin((canvas.y + zig * 2) * 2 * np.pi / .0085) > 0))[..., None]
    shift = .075 if double else .0
    front = [(.006 - shift, point - .01), (.006 - shift, low + (.0 if double else .07))]
    canvas.seam(front, 5, .003, .4)
    for side in (1, -1):
        canvas.seam([(side * x, y) for x, y in armhole(.25, .05, .22, wide)], 3, .0025, .7)
        canvas.seam(line([(side * .13, .2), (side * .115, .03), (side * .12, -.08)]), 2, .002, .75)
        canvas.seam(line([(side * .2, .17), (side * .185, 0), (side * .215, low)]), 1.8, .002, .8)
    lining(body, half, neck, point, job.get('lining', '#8a7a6a'), seed)
    body.sheet(canvas, canvas.material(colour, .93))
    lapels(body, colour, seed, point, neck)
    for side in (-1, 1):
        flap(body, (side * .15, -.085), (.105, .042), colour, seed, tilt=side * .006)
    layer(body, [(.085, .215, 'c'), (.155, .227, 'c'), (.155, .207, 'c'), (.085, .195, 'c')], colour, seed, .003, .9, .004)
    spots = [(x, y) for y in (.055, -.045, -.145) for x in (-.05, .05)] if double else [(.0, .035), (.0, -.065)]
    for at in spots:
        body.button(at, .0135, job.get('button', '#4a3b30'))
    for side in (-1, 1):
        for k in range(3):
            body.button((side * (.33 + .002 * k), -.12 - .018 * k), .0075, job.get('button', '#4a3b30'))
    return laid()


def trench(job):
    """A belted coat with two rows of buttons, wide lapels, shoulder tabs and a storm flap."""
    colour, seed, rough = job['colour'], job['seed'], .78
    share, low, point, neck = .8, -.5, .2, .07
    half = [(0, point, 'c'), (.035, .34), (.07, .475, 'c'), (.14, .45), (.2, .415), (.255, .25), (.295, .02), (.325, -.13, 'c'), (.238, -.155, 'c'), (.215, .05), (.19, .2), (.182, .175),
            (.165, .04), (.185, -.1), (.235, low, 'c'), (.1, low - .012), (0, low - .014)]
    outline = mirrored(half)
    body = Garment(outline, .036, .05, seed, .008)
    for side in (-1, 1):
        body.creases((side * .182, .18), (-side, -.4), 4, .16, .010, .011, 80)
        for k in range(5):
            y = .22 - .07 * k
            body.fold([(side * (.265 + .012 * k), y), (side * (.24 + .012 * k), y - .03), (side * (.205 + .012 * k), y - .02)], .009, .010)
        for k in range(3):
            x = side * (.06 + .06 * k)
            body.fold([(x, .05), (x * 1.15, -.2), (x * 1.35, low - .12)], .013 * (1 if k != 1 else -.8), .018)
    canvas = Canvas(outline, seed).grain(.03)
    canvas.seam([(-.062, point + .03), (-.066, low - .01)], 5, .003, .45)
    canvas.stitch([(-.052, point), (-.056, low)], None, high=.9)
    for side in (1, -1):
        canvas.seam([(side * x, y) for x, y in line([(.19, .42), (.175, .34), (.172, .27), (.186, .2)])], 3, .0025, .65)
        canvas.stitch([(side * .24, low + .025), (0, low + .013)], None, high=.8)
        canvas.seam(line([(side * .316, -.075), (side * .228, -.10)]), 3, .003, .6)
    lining(body, half, neck, point, job.get('lining', '#b9a27c'), seed)
    body.sheet(canvas, canvas.material(colour, rough))
    layer(body, [(.08, .45, 'c'), (.185, .425, 'c'), (.178, .27), (.15, .215, 'c'), (.07, .25, 'c')], colour, seed, .003, rough, .006)
    lapels(body, colour, seed, point, neck, 1, rough, .128)
    for side in (-1, 1):
        layer(body, [(side * .195, .422, 'c'), (side * .12, .452, 'c'), (side * .105, .436), (side * .122, .425, 'c'), (side * .19, .398, 'c')], colour, seed, .008, rough, .004)
        body.button((side * .118, .438), .0075, '#4d3a2a')
        lift_last(.012)
        layer(body, [(side * .105, -.03, 'c'), (side * .145, -.035, 'c'), (side * .165, -.155, 'c'), (side * .122, -.152, 'c')], colour, seed, .003, rough, .005)
        for y in (.185, .1, -.06, -.16):
            body.button((side * .062 if y < .15 else side * .085, y), .0125, '#4d3a2a')
            lift_last(.006)
        body.band(line([(side * .318, -.085), (side * .272, -.102), (side * .227, -.112)]), .022, plain(colour, rough), .006, .004, flat=True)
    belt = plain(colour, rough, grain=.1)
    body.band(line([(-.176, .045), (0, .03), (.176, .045)]), .042, belt, .008, .008, flat=True)
    body.band(line([(.02, .032), (.055, -.05), (.06, -.2)]), .038, belt, .006, .018, flat=True)
    buckle = plain('#4a3426', .35, coat=.4)
    z = float(body.height([(.0, .03)])[0]) + .022
    tube([(x, y + .032, z) for x, y in ((-.024, -.03), (.026, -.03), (.026, .03), (-.024, .03), (-.024, -.03))], .005, buckle, 12, 2)
    return laid()


def zip_line(body, path, metal='#b9bbbd', lift=.004, width=.010):
    """Teeth of a zip with its slider."""
    body.band(path, width * 1.5, plain('#2b2b2e', .8), .003, lift, flat=True)
    body.band(path, width * .5, rib_strip(metal, 1., .4), .005, lift + .002, repeat=.0052)
    x, y = path[0]
    z = float(body.height([(x, y)])[0]) + lift + .010
    chrome = steel(metal, .25)
    tube([(x, y - .004, z), (x, y - .016, z + .002), (x, y - .022, z)], [.008, .0075, .005], chrome, 14)
    tube([(x, y - .02, z + .003), (x + .002, y - .045, z - .001), (x + .003, y - .055, z - .002)], [.003, .005, .0045], chrome, 12)


def padded(job):
    """A jacket filled with down: lines across, or diamonds for a quilted one."""
    colour, seed, form = job['colour'], job['seed'], job.get('form', 'puffer')
    puffer = form == 'puffer'
    wide, low, rough = .262, -.25, job.get('rough', .42 if puffer else .55)
    half = top_half(.075, .05, .255, .06, True, wide, .255, low, loose=.098, reach=-.19)
    outline = mirrored(half)
    body = Garment(outline, .06 if puffer else .042, .075 if puffer else .055, seed, .006)
    canvas = Canvas(outline, seed)
    pitch = job.get('pitch', .072 if puffer else .05)

    def local(points):
        """Distance along the sleeve or the trunk."""
        x, y = np.abs(points[:, 0]), points[:, 1]
        sleeve = x > np.interp(y, [-.3, .2, .36, .42], [.27, .256, .236, .25])
        along = np.where(sleeve, y * .975 - (x - .25) * .24, y)
        return along, x, sleeve

    def relief(points):
        along, x, sleeve = local(points)
        if form == 'fleece':
            return np.zeros(len(points), np.float32)
        if puffer:
            cell = np.abs(((along - low + .02) / pitch) % 1 - .5) * 2
            high = .021 * np.sqrt(np.clip(1 - cell ** 2.2, 0, 1))
            wobble = .006 * np.sin(points[:, 0] * 75 + np.floor((along - low + .02) / pitch) * 2.3 + np.sin(points[:, 0] * 31)) * cell ** 2
            return high + wobble
        a, b = (points[:, 0] + along) / pitch, (points[:, 0] - along) / pitch
        return .011 * (np.abs(np.sin(a * np.pi)) * np.abs(np.sin(b * np.pi))) ** .45
    body.reliefs.append(relief)
    flat = np.stack([canvas.x.ravel(), canvas.y.ravel()], 1)
    along, x, sleeve = local(flat)
    if puffer:
        near = np.abs(((along - low + .02) / pitch + .5) % 1 - .5) * pitch
        close = near[:, None] < .0013
        pucker = np.exp(-near / .012) * np.sin(flat[:, 0] * 2 * np.pi / .013 + 2 * np.sin(flat[:, 0] * 60)) * 1.6
    else:
        gaps = [np.abs((value / pitch + .5) % 1 - .5) * pitch * .7 for value in (flat[:, 0] + along, flat[:, 0] - along)]
        near = np.minimum(*gaps)
        close = (near[:, None] < .0012)
        pucker = np.exp(-near / .008) * np.sin((flat[:, 0] + flat[:, 1] * .3) * 2 * np.pi / .011) * .8
    if form == 'fleece':
        drape(body, .22, wide, low, True, .255, 1.1)
        canvas.height += canvas.clouds(150, seed) * 5 + canvas.clouds(70, seed + 1) * 4
        canvas.tint *= (.84 + .28 * canvas.clouds(150, seed))[..., None]
        canvas.grain(.05, 2, 1.2)
    else:
        canvas.tint *= np.where(close, .72, 1).reshape(*canvas.height.shape, 1)
        canvas.height += (pucker - np.exp(-(near / .002) ** 2) * 2.4).reshape(canvas.height.shape)
    for side in (1, -1):
        canvas.seam([(side * px, y) for px, y in armhole(.255, .06, .22, wide)], 5, .0035, .6)
    inner_back(body, half, job['dark'], .075, .05, label=False, seed=seed)
    cloth = canvas.material(colour, rough, .1)
    body.sheet(canvas, cloth, spacing=.0085)
    shell = plain(colour, rough, grain=.05)
    strip = rib_strip(job['dark'], .6, .7)
    front = [(0, .43), (0, low - .01)]
    zip_line(body, front, lift=.006)
    for x in (-.02, .02):
        body.band([(x, .43), (x, low - .008)], .02, shell, .010, .002)
    high = .10 if puffer else .062
    for k in range(2 if puffer else 1):
        y = .445 + k * .05
        body.band(line([(-.098 + .004 * k, y + .028), (-.06, y - .01), (-.012, y - .026)]), .052, shell, .024, .018 + .004 * k, floor=.03)
        body.band(line([(.098 - .004 * k, y + .028), (.06, y - .01), (.012, y - .026)]), .052, shell, .024, .018 + .004 * k, floor=.03)
    body.band(line([(-.098, .478 + high * .4), (0, .468 + high * .4), (.098, .478 + high * .4)]), .07, plain(job['dark'], rough), .010, .006, floor=.012)
    if form == 'fleece':
        flat_pocket = [(.085, .225, 'c'), (.185, .225, 'c'), (.185, .125, 'c'), (.085, .125, 'c')]
        layer(body, flat_pocket, job['dark'], seed, .004, .6, .005, dome=.005)
    for side in (-1, 1):
        pocket = line([(side * .115, .0), (side * .155, -.13)])
        body.band(pocket, .014, plain(job['dark'], .6), .004, .006, flat=True)
        body.band([(side * .422, -.178), (side * .322, -.2)], .028, strip, .010, .004, repeat=.008)
    body.band(line([(-.255, low + .008), (0, low - .004), (.255, low + .008)]), .02, shell, .012, .004)
    return laid()
