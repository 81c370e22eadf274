"""Jigsaw puzzle, board game, abacus."""
import math

import numpy as np

from goods.toys.wooden import lacquered
from materials import plain, printed, wood
from shapes import box, lathe
from solids import group, place, rounded, slab, turn_all


def interlock(a, b, side):
    """One edge of a piece from a to b: straight for 0, with a knob for 1 or -1."""
    if side == 0:
        return [a]
    a, b = np.array(a, float), np.array(b, float)
    along, out = b - a, np.array(((b - a)[1], -(b - a)[0])) * side
    shape = [(0, 0), (.2, .025), (.36, .03), (.41, .0), (.39, -.06)]
    knob = [(.5 - .115 * math.cos(t), -.155 - .115 * math.sin(t)) for t in np.linspace(-.55, math.pi + .55, 13)]
    line = shape + knob + [(1 - u, v) for u, v in shape[:0:-1]]
    return [tuple(a + along * u - out * v) for u, v in line]


def pieces(columns, lines, width, height, material, rng, frame):
    """All pieces of a puzzle as slabs that show their own part of the picture."""
    across = rng.choice((-1, 1), (lines, columns + 1))
    upright = rng.choice((-1, 1), (lines + 1, columns))
    across[:, [0, -1]], upright[[0, -1]] = 0, 0
    w, h = width / columns, height / lines
    made = {}
    for j in range(lines):
        for i in range(columns):
            x, y = i * w - width / 2, j * h - height / 2
            corners = ((x, y), (x + w, y), (x + w, y + h), (x, y + h))
            sides = (upright[j, i], across[j, i + 1], -upright[j + 1, i], -across[j, i])
            outline = [p for k in range(4) for p in interlock(corners[k], corners[(k + 1) % 4], sides[k])]
            middle = np.array((x + w / 2, y + h / 2))
            outline = [tuple(middle + (np.array(p) - middle) * .992) for p in outline]
            item = slab(outline, .032, material, .005, 2)
            layer = item.data.uv_layers[0]
            for loop in item.data.loops:
                p = item.data.vertices[loop.vertex_index].co
                u, v = p.x / width + .5, p.y / height + .5
                layer.data[loop.index].uv = (frame[0] + u * (frame[2] - frame[0]), frame[1] + v * (frame[3] - frame[1]))
            made[i, j] = item
    return made


def jigsaw_puzzle(job):
    """A puzzle that is nearly done, loose pieces before it, its box behind it."""
    rng = np.random.default_rng(job['seed'])
    print_of = printed(job['label'], .45, .1)
    made = pieces(7, 5, 1.26, .9, print_of, rng, (0, .3, 1, 1))
    loose = {(6, 0): (.78, -.52, 38), (5, 0): (.46, -.66, -24), (4, 0): (.12, -.6, 64), (6, 1): (.83, -.16, -50), (0, 0): (-.5, -.62, 20)}
    for key, (x, y, turn) in loose.items():
        item = made[key]
        i, j = key
        place(item, (-(-.63 + (i + .5) * .18), -(-.45 + (j + .5) * .18), 0))
        place(item, (x, y, 0), (0, 0, turn))
    w, h, d = 1.26, .9, .2
    lid = box((w, d, h), (0, 0, h / 2), print_of, .01, 3, (0, .001, .002, .003))
    layer = lid.data.uv_layers[0]
    for polygon in lid.data.polygons:
        for loop in polygon.loop_indices:
            p = lid.data.vertices[lid.data.loops[loop].vertex_index].co
            front = abs(polygon.normal.y) > .5
            layer.data[loop].uv = (p.x / w + .5, p.z / h + .5) if front else (.02 + .9 * (p.x / w + .5), .1 + .05 * (p.z / h + .5))
    place(lid, (0, .64, 0), (-14, 0, 0))
    turn_all(-12)
    return {'azimuth': 0, 'elevation': 36}


PAWN = [(0, 0, 'c'), (.06, 0), (.066, .012), (.05, .03), (.03, .08), (.022, .12), (.034, .126), (.022, .134), (.02, .14), (.04, .165), (.042, .185), (.026, .212), (0, .22)]


def die(size, colour):
    """A die that shows one, two and three."""
    box((size, size, size), (0, 0, size / 2), plain(colour, .25, coat=.5), size * .14, 5)
    ink, r = plain('#2b2622', .5), size * .095
    for spots, at, turn in ((((0, 0),), (0, 0, size), (0, 0, 0)), (((-.24, -.24), (.24, .24)), (0, -size / 2, size / 2), (90, 0, 0)), (((-.26, -.26), (0, 0), (.26, .26)), (size / 2, 0, size / 2), (90, 0, 90))):
        for u, v in spots:
            place(place(lathe([(0, .002), (r * .8, .0018), (r, 0, 'c')], ink, 2, 24), (u * size, v * size, 0)), at, turn)


def board_game(job):
    """An open board with a path of squares, pawns of four colours, two dice, cards."""
    board = printed(job['label'], .5, .08)
    card = plain(job['dark'], .6)
    for x in (-.5, .5):
        box((.994, 1.96, .04), (x, 0, .02), card, .006)
    place(slab([(-.99, -.97), (.99, -.97), (.99, .97), (-.99, .97)], .004, board, 0), (0, 0, .04))
    box((.008, 1.94, .002), (0, 0, .0445), plain('#3a332c', .8), .0005, 1)
    spots = ((-.8, -.8), (-.55, -.82), (-.3, -.76), (.82, -.3), (.78, .32), (-.82, .5), (-.72, -.6), (-.2, .8), (.32, .78), (-.84, .1), (.5, -.84), (.82, -.78))
    for k, (x, y) in enumerate(spots):
        tone = ('#d0433f', '#3d78c2', '#f2c94c', '#4d9159')[k % 4]
        place(lathe(PAWN, plain(tone, .25, coat=.6), 6, 48), (x, y, .044), (0, 0, 0), 1.35)
    place(group(die, .15, '#f6f0e2'), (.16, -.26, .044), (0, 0, 24))
    place(group(die, .15, job['colour']), (-.16, -.36, .044), (0, 0, -32))
    for k in range(14):
        place(slab(rounded(.3, .42, .03), .004, plain('#f7f1e4', .5), .001, 1), (.02 + .002 * k, .12, .045 + .0045 * k), (0, 0, 8 + .5 * k))
    place(slab(rounded(.25, .37, .025), .001, plain(job['colour'], .5), 0), (.05, .12, .1085), (0, 0, 15))
    place(slab(rounded(.1, .1, .05), .001, plain('#f7f1e4', .5), 0), (.05, .12, .1096), (0, 0, 15))
    turn_all(-24)
    return {'azimuth': 0, 'elevation': 40}


RAINBOW = ('#d0433f', '#ea8a3f', '#f2c94c', '#8fbf4f', '#4d9159', '#2f8587', '#86b6de', '#3d78c2', '#8a63b0', '#ef9db8')


def abacus(job):
    """A wooden frame with ten rods of ten beads; some were pushed to the right."""
    rng = np.random.default_rng(job['seed'])
    frame = wood(*job.get('wood', ('#dbb47c', '#b3824b')), 'Z', .45)
    flat = wood(*job.get('wood', ('#dbb47c', '#b3824b')), 'X', .45)
    rod = plain('#d9d4c8', .3, .8)
    paints = {tone: lacquered(tone) for tone in job.get('two', RAINBOW)}
    w, h, r = 1.0, 1.0, .043
    for x in (-w / 2, w / 2):
        box((.06, .09, h + .1), (x, 0, (h + .1) / 2 + .02), frame, .018, 4)
        box((.07, .4, .055), (x, 0, .028), flat, .02, 4)
    for z in (.09, h + .1):
        box((w + .06, .08, .055), (0, 0, z), flat, .016, 4)
    for k in range(10):
        z = 1.02 - .0965 * k
        place(lathe([(0, -w / 2, 'c'), (.009, -w / 2, 'c'), (.009, w / 2, 'c'), (0, w / 2, 'c')], rod, 1, 16), (0, 0, z), (0, 90, 0))
        moved = job.get('moved', (k, 10 - k, 3, 7, 0, 5, 2, 8, 4, 10))[k] if job.get('two') else int(rng.integers(0, 10) if k else 7)
        for i in range(10):
            tone = RAINBOW[k] if not job.get('two') else (job['two'][0] if i < 5 else job['two'][1])
            x = -w / 2 + .03 + r * .85 + i * r * 1.72 if i < 10 - moved else w / 2 - .03 - r * .85 - (9 - i) * r * 1.72
            bead = lathe([(.012, -r * .84, 'c'), (r * .62, -r * .82), (r, -r * .2), (r, r * .2), (r * .62, r * .82), (.012, r * .84, 'c')], paints[tone], 4, 40)
            place(bead, (x, 0, z), (0, 90, 0))
    return {'azimuth': 22, 'elevation': 9}

