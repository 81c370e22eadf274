"""A sari as it is worn: a blouse, a pleated skirt, the end of the cloth over one shoulder."""
import numpy as np

from canvas import Canvas
from garment import Garment, laid, line, mirrored
from materials import rgb

from goods.fashion.tops import inner_back

GOLD = (.62, .40, .10)


def border(canvas, gap, along, gold):
    """Woven gold: lines and diamonds at a distance from an edge."""
    for start, end in ((.001, .011), (.017, .021), (.053, .057), (.062, .066)):
        canvas.tint[(gap >= start) & (gap < end)] = gold
    cell, row = along / .03 % 1 - .5, (gap - .037) / .016
    size = np.abs(cell) * 2 + np.abs(row)
    canvas.tint[(size < .95) & ~((size < .62) & (size > .36)) & (gap > .021) & (gap < .053)] = gold


def woven(canvas, job, gold):
    """The ground of the cloth: scattered motifs, lines of the loom, or plain satin."""
    form, x, y = job.get('ground', 'dots'), canvas.x, canvas.y
    if form == 'dots':
        column = np.floor(x / .05)
        gap = np.hypot((x / .05 % 1 - .5) * .05, ((y / .05 + .5 * (column % 2)) % 1 - .5) * .05)
        canvas.tint[(gap < .0055) & (gap > .002)] = gold
    elif form == 'woven':
        for axis in (x, y):
            canvas.tint[(axis % .055) < .0022] = gold
        canvas.grain(.07, 2, .5)


def edge_gap(canvas, path):
    """For each place of a canvas: its distance from a path, and how far along the path it is."""
    from canvas import even_steps
    points, at = even_steps(path, .012)
    best, along = np.full(canvas.x.shape, 9., np.float32), np.zeros_like(canvas.x)
    for (x, y), s in zip(points, at):
        gap = np.hypot(canvas.x - x, canvas.y - y)
        near = gap < best
        best[near], along[near] = gap[near], s
    return best, along


def sari(job):
    colour, seed, rough = job['colour'], job['seed'], job.get('rough', .55)
    base = np.maximum(np.asarray(rgb(colour)[:3]), .02)
    gold = np.array(GOLD) / base
    neck, drop, low, hem = .085, .1, -.5, .235
    tail = Garment(line([(.1, .47), (.175, .45), (.225, .3), (.265, .05), (.3, -.2, 'c'), (.235, -.225), (.19, -.215, 'c'), (.17, 0), (.12, .3), (.1, .46, 'c')]), .02, .03, seed, .004)
    for k in range(3):
        tail.fold([(.13 + .02 * k, .44), (.165 + .025 * k, .2), (.19 + .03 * k, -.22)], .012, .009)
    behind = Canvas(tail.outline, seed).grain(.02)
    woven(behind, job, gold)
    border(behind, behind.y + .225, behind.x, gold)
    tail.sheet(behind, behind.material(colour, rough, .2))
    half = [(0, .47 - drop), (neck * .6, .47 - drop * .85), (neck, .475 - drop * .2), (neck + .004, .475, 'c'), (.155, .455), (.195, .39), (.225, .315, 'c'), (.162, .28, 'c'), (.138, .3),
            (.13, .24), (.108, .13), (.145, .03), (.178, -.12), (hem * .93, -.35), (hem, low + .012, 'c'), (hem * .5, low - .006), (0, low - .01)]
    outline = mirrored(half)
    body = Garment(outline, .036, .05, seed, .005)

    def pleats(points):
        t = np.clip((.1 - points[:, 1]) / .6, 0, 1)
        across = (points[:, 0] + .01) / (.035 + .075 * t)
        saw = (across * 2.5 + .5) % 1
        return .016 * np.where(saw < .8, saw / .8, (1 - saw) / .2) * (np.abs(across) < 1) * (points[:, 1] < .1)
    body.reliefs.append(pleats)
    for k in range(6):
        body.fold([(.02, .06 - .03 * k), (-.08, .05 - .05 * k), (-.17, .06 - .055 * k)], .008, .012)
        body.fold([(.05, .06 - .04 * k), (.1, .03 - .06 * k), (.17, .0 - .06 * k)], .007, .012)
    canvas = Canvas(outline, seed).grain(.02)
    woven(canvas, job, gold)
    border(canvas, canvas.y - low + .010 - (canvas.x / hem) ** 2 * .02, canvas.x, gold)
    blouse = canvas.y > .125
    canvas.tint[blouse] = (np.asarray(rgb(job['blouse'])[:3]) / base)[None]
    for side in (-1, 1):
        canvas.seam(line([(side * .15, .455), (side * .138, .38), (side * .134, .3)]), 2.4, .002, .7)
        sleeve = [(side * .222, .33), (side * .163, .293)]
        for gap in (0, .006):
            canvas.tint[canvas.stroke([(x, y + gap) for x, y in sleeve], .0022) > .5] = gold
    inner_back(body, half, job['blouse'], neck, drop, seed=seed)
    body.sheet(canvas, canvas.material(colour, rough, .2))
    upper = line([(.078, .478), (.0, .36), (-.075, .22), (-.128, .08)])
    lower = line([(.168, .455), (.15, .33), (.1, .19), (.02, .09), (-.05, .03), (-.155, -.02)])
    drape = upper + lower[::-1]
    cloth = Canvas(drape, seed + 3).grain(.02)
    woven(cloth, job, gold)
    for path in (upper, lower):
        gap, along = edge_gap(cloth, path)
        border(cloth, gap * 1.5, along, gold)
    for k in range(4):
        t = (k + .7) / 4.6
        path = [tuple(np.asarray(upper[int(s * (len(upper) - 1))]) * (1 - t) + np.asarray(lower[int(s * (len(lower) - 1))]) * t) for s in np.linspace(0, 1, 8)]
        body.fold(path, .011, .008)
    body.sheet(cloth, cloth.material(colour, rough, .2), drape, .008, .007, .007)
    return laid()
