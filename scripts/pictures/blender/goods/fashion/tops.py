"""T-shirts, sweaters and cardigans."""
import numpy as np

from canvas import Canvas
from garment import Garment, flip, laid, line, mirrored, rib_strip
from materials import rgb

INK = (.2, .19, .18)


def top_half(neck=.1, drop=.075, shoulder=.25, slope=.055, long=False, wide=.25, hem=.255, low=-.24, waist=None, loose=.095, reach=-.17):
    """Right half of the outline of a top, from the middle of the neck to the middle of the hem. `long`: None is without sleeves."""
    chest = .22
    half = [(0, .47 - drop), (neck * .55, .475 - drop * .86), (neck * .93, .47 - drop * .3), (neck, .475, 'c'),
            ((neck + shoulder) / 2, .475 - slope * .45), (shoulder, .47 - slope)]
    if long:
        half += [(shoulder + .062, .3), (shoulder + .12, .08), (shoulder + .165, reach, 'c'), (shoulder + .165 - loose, reach - .022, 'c'),
                 (wide + .05, .06), (wide + .014, chest - .02), (wide + .002, chest - .045)]
    elif long is False:
        half += [(shoulder + .1, .33), (shoulder + .16, .25, 'c'), (shoulder + .06, .155, 'c'), (wide + .02, chest - .015), (wide + .001, chest - .03)]
    else:
        half += [(shoulder - .035, .3), (wide - .012, chest + .02), (wide, chest, 'c')]
    half += [(waist or wide * .985, .02), ((hem + (waist or wide)) / 2, low * .6), (hem, low, 'c'), (hem * .5, low - .01), (0, low - .012)]
    return half


def inner_back(body, half, colour, neck, drop, label=True, seed=0, texture=None):
    """The inside of the back, seen through the neck, with its label."""
    edge = [(neck + .006, .472), (neck * .5, .452), (0, .447)]
    back = line(edge) + flip(line(edge))[::-1] + [(-neck * .9, .47 - drop * 1.1), (0, .47 - drop - .035), (neck * .9, .47 - drop * 1.1)]
    canvas = Canvas(back, seed)
    canvas.tint *= .62
    if texture:
        texture(canvas)
    flat = Garment(back, .004, .02, seed, .001)
    flat.sheet(canvas, canvas.material(colour), lift=.002)
    if label:
        tag = [(-.028, .437), (.028, .437), (.028, .408), (-.028, .408)]
        print_of = Canvas(tag, seed)
        print_of.stitch([(-.02, .428), (.02, .428)], INK, (.008, .003), .0016, 0)
        print_of.stitch([(-.012, .418), (.012, .418)], INK, (.003, .002), .0012, 0)
        Garment(tag, .002, .01, 0, 0).sheet(print_of, print_of.material('#f2ede2', .6), lift=.0062)


def neck_path(neck, drop):
    right = line([(0, .47 - drop), (neck * .55, .475 - drop * .86), (neck * .93, .47 - drop * .3), (neck, .475)])
    return flip(right)[::-1] + right[1:]


def back_path(neck):
    right = line([(0, .447), (neck * .5, .452), (neck + .003, .474)])
    return flip(right)[::-1] + right[1:]


def drape(body, chest, wide, low, long=False, shoulder=.25, soft=1.):
    """Creases of a top that was smoothed by hand: from the armpits, along the sides, at the elbows."""
    for side in (-1, 1):
        body.creases((side * wide, chest - .03), (-side, -.5), 4, .22, .013 * soft, .013, 80)
        body.creases((side * wide, chest), (-side * .5, .8), 3, .15, .010 * soft, .012, 50)
        for k in range(4):
            x = side * wide * (.16 + .25 * k) + body.rng.uniform(-.02, .02)
            y = body.rng.uniform(-.02, .16)
            body.fold([(x, y), (x + side * .014, y - .14), (x - side * .012, max(low + .005, y - .36))], .011 * soft * (1 if k % 2 else -.8), .017)
        for k in range(7 if long else 0):
            y = .26 - .07 * k + body.rng.uniform(-.015, .015)
            outer = side * (shoulder + .075 + (.3 - y) * .2)
            inner = side * (wide + .02 + (.18 - y) * .22)
            body.fold([(outer, y), ((outer + inner) / 2, y - .03), (inner, y - .03 + .06 * (k % 2))], .010 * soft * (-1 if k % 3 == 0 else 1), .011)
    return body


def armhole(shoulder, slope, chest, wide):
    return line([(shoulder, .47 - slope), (shoulder - .02, .36), (shoulder - .018, .29), (wide + .008, chest - .02)])


def tee(job):
    """A T-shirt with short sleeves; `boat` widens the neck, `stripes` adds lines across."""
    boat, wide, hem = job.get('boat'), job.get('wide', .25), job.get('hem', .255)
    neck, drop = (.15, .045) if boat else (job.get('neck', .088), job.get('drop', .085))
    colour, seed = job['colour'], job['seed']
    sleeves = job.get('long', False)
    half = top_half(neck, drop, job.get('shoulder', .25), wide=wide, hem=hem, waist=job.get('waist'), long=sleeves)
    outline = mirrored(half)
    body = drape(Garment(outline, .036, .055, seed, .011), .22, wide, -.24)
    canvas = Canvas(outline, seed).grain(.025, 1, .25)
    if job.get('stripes'):
        band = ((canvas.y + .26) % .052 < .019) & (np.abs(canvas.x) < 1)
        ink = np.asarray(job.get('ink', (.03, .045, .1)), np.float32)
        ratio = ink / np.maximum(np.asarray(rgb(colour)[:3]), .02)
        canvas.tint = np.where(band[..., None], ratio * canvas.tint, canvas.tint)
    if job.get('ribbed'):
        canvas.rib(1, 0, .011, 2.4)
    for side in (1, -1) if sleeves is False else ():
        canvas.seam([(side * x, y) for x, y in armhole(.25, .055, .22, wide)], 2.4, .002, .86)
        cuff = [(side * x, y) for x, y in line([(.392, .262), (.294, .170)])]
        canvas.seam(cuff, 1.3, .0016, .9)
    for gap in (.022, .026):
        canvas.stitch(line([(-hem, -.24 + gap), (0, -.252 + gap), (hem, -.24 + gap)]), None, high=.8)
    inner_back(body, half, colour, neck, drop, seed=seed)
    body.sheet(canvas, canvas.material(colour))
    collar = rib_strip(colour, .5, .84)
    body.band(neck_path(neck, drop), .026, collar, .006, .001, repeat=.006)
    body.band(back_path(neck), .024, collar, .006, .004, repeat=.006, floor=.012)
    if sleeves is None:
        x, y = job.get('shoulder', .25), .415
        for side in (-1, 1):
            hole = [(side * px, py) for px, py in line([(x, y), (x - .035, .3), (wide - .012, .24), (wide, .22)])]
            body.band(hole, .018, collar, .006, 0, repeat=.006)
    return laid()


def sweater(job):
    """A knitted pullover: round neck, ribbed cuffs and hem. `open` makes a cardigan with buttons."""
    colour, seed, deep_v = job['colour'], job['seed'], job.get('open')
    neck, drop = (.085, .25) if deep_v else (.088, .085)
    wide, low, gauge = job.get('wide', .262), -.24, job.get('gauge', .011)
    half = top_half(neck, drop, .26, .06, True, wide, wide * .97, low)
    if deep_v:
        half[:3] = [(0, .47 - drop, 'c'), (neck * .55, .47 - drop * .45), (neck * .9, .47 - drop * .1)]
    outline = mirrored(half)
    body = drape(Garment(outline, .05, .07, seed, .010), .22, wide, low, True, .26, 1.1)
    canvas = Canvas(outline, seed).grain(.03, 2, .2)
    sleeves = []
    for side in (1, -1):
        hole = [(side * x, y) for x, y in armhole(.26, .06, .22, wide)]
        sleeve = hole + [(side * .5, -.5), (side * .6, .5), (side * .26, .5)]
        sleeves.append((side, hole, canvas.mask(sleeve)))
    trunk = 1 - np.clip(sleeves[0][2] + sleeves[1][2], 0, 1)
    edge = low + .055
    if job.get('pattern') == 'cable':
        for x in (-.12, 0, .12):
            near = np.clip(1 - np.abs(canvas.x - x) / .03, 0, 1) * trunk
            twist = np.maximum(np.abs(np.sin((canvas.y / .05 + (canvas.x - x) / .05) * np.pi)), np.abs(np.sin((canvas.y / .05 - (canvas.x - x) / .05) * np.pi)) * .8)
            canvas.height += (near > 0) * twist * 6
            canvas.tint *= (1 - (near > 0) * (1 - twist) * .35)[..., None]
    if job.get('pattern') == 'ribs':
        canvas.rib(trunk * (canvas.y > edge), 0, .021, 3.4)
    canvas.knit(trunk * (canvas.y > edge), 0, gauge, 1.4 if job.get('pattern') == 'ribs' else 2.6)
    canvas.rib(trunk * (canvas.y <= edge), 0, .013, 3.2)
    for side, hole, mask in sleeves:
        tilt = side * 13
        _, v = canvas.turned(tilt)
        canvas.knit(mask * (v > -.205), tilt, gauge, 2.6)
        canvas.rib(mask * (v <= -.205), tilt, .012, 3.2)
        canvas.seam(hole, 4, .003, .75)
    canvas.seam(line([(-wide, edge), (wide, edge)]), 2, .003, .85)
    inner_back(body, half, colour, neck, drop, seed=seed, texture=lambda c: c.knit(1, 0, gauge))
    body.sheet(canvas, canvas.material(colour, relief=1.2))
    collar = rib_strip(colour, .9, .74)
    if deep_v:
        for side in (-1, 1):
            front = line([(neck, .475), (neck * .9, .47 - drop * .1), (neck * .55, .47 - drop * .45), (.012, .47 - drop), (.008, .12), (.008, low + .002)])
            if side < 0:
                body.band(flip(front), .036, collar, .009, .001, repeat=.009)
            else:
                body.band([(x + .004, y) for x, y in front], .036, collar, .009, .006, repeat=.009)
        for k in range(5):
            body.button((.012, .19 - .098 * k), .0125, job.get('button', '#6a4c33'))
            body_lift(.013)
        for side in (-1, 1):
            box = [(side * .075, -.06), (side * .185, -.06), (side * .185, -.17), (side * .075, -.17)]
            pocket = Canvas(box, seed).knit(1, 0, gauge, 2.4)
            body.sheet(pocket, pocket.material(colour), box, .004, dome=.005)
            body.band([(side * .073, -.067), (side * .187, -.067)], .026, collar, .007, .005, repeat=.009)
    else:
        body.band(neck_path(neck, drop), .04, collar, .011, .001, repeat=.0095)
    body.band(back_path(neck), .036, collar, .009, .006, repeat=.0095, floor=.016)
    return laid()


def body_lift(high):
    """Raises the button that was made last."""
    import bpy
    for item in list(bpy.data.objects)[-5:]:
        if item.name.startswith('turned') and not item.get('raised'):
            item.location.z += high
            item['raised'] = True
