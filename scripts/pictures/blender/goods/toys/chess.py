"""A chess set: board and 32 turned pieces."""
import math

from finish import WOODS
from materials import plain, wood
from shapes import box, lathe
from solids import group, place, slab, smooth_outline, turn_all

FOOT = [(0, 0, 'c'), (.042, 0), (.046, .006), (.046, .018), (.038, .026), (.04, .034)]
STEMS = {
    'pawn': [(.024, .06), (.017, .095), (.03, .102), (.018, .11), (.027, .125), (.029, .14), (.02, .16), (0, .167)],
    'rook': [(.03, .07), (.024, .13), (.034, .138), (.028, .145), (.034, .15), (.036, .19, 'c'), (.026, .19, 'c'), (.024, .172, 'c'), (0, .172)],
    'bishop': [(.026, .07), (.017, .13), (.032, .138), (.018, .146), (.029, .165), (.028, .19), (.012, .222), (.008, .228), (.012, .238), (0, .246)],
    'queen': [(.03, .08), (.018, .16), (.034, .168), (.02, .176), (.026, .2), (.04, .238), (.034, .24), (.026, .234), (.014, .246), (.013, .256), (0, .266)],
    'king': [(.03, .085), (.019, .17), (.036, .178), (.021, .186), (.027, .21), (.037, .25), (.026, .262), (.01, .268), (0, .268)],
}
ROW = ('rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook')


def knight_head(material):
    """The head of a horse that looks along -y."""
    side = smooth_outline([(.036, .03), (.042, .085), (.034, .15), (.01, .19), (-.012, .215), (-.016, .19), (-.05, .158), (-.058, .138), (-.046, .124), (-.018, .138), (-.014, .125), (-.034, .075), (-.036, .03)], 6)
    place(slab([(-y, z) for y, z in side[::-1]], .042, material, .012, 4), (.021, 0, 0), (90, 0, -90))
    lathe(FOOT + [(.036, .04), (0, .046)], material, 4, 40)


def piece(kind, material):
    """A piece that stands on the floor."""
    if kind == 'knight':
        knight_head(material)
        return
    lathe(FOOT + STEMS[kind], material, 5, 40)
    if kind == 'king':
        box((.036, .012, .011), (0, 0, .29), material, .003, 2)
        box((.011, .012, .046), (0, 0, .288), material, .003, 2)
    if kind == 'queen':
        for k in range(8):
            a = math.tau * k / 8
            place(lathe([(0, -.008), (.008, 0), (0, .008)], material, 3, 12), (.036 * math.cos(a), .036 * math.sin(a), .243))
    if kind == 'rook':
        for k in range(6):
            a = math.tau * k / 6
            place(box((.014, .011, .016), (0, 0, 0), material, .002, 1), (.031 * math.cos(a), .031 * math.sin(a), .195), (0, 0, math.degrees(a)))


def timbered(colour):
    return wood(*WOODS[colour], 'Z', .35) if colour in WOODS else plain(colour, .3, coat=.3)


def chess_set(job):
    """The board with all pieces at the start of a game."""
    dark = timbered(job['colour'])
    white = job['colour'] == '#f1efe9'
    light = plain('#3d3f46', .3, coat=.3) if white else wood('#ecd3a4', '#cfa970', 'Z', .35)
    a = .125
    rim = timbered(job['colour']) if not white else light
    box((8 * a + .16, 8 * a + .16, .07), (0, 0, -.036), rim, .014, 3)
    for i in range(8):
        for j in range(8):
            tone = dark if (i + j) % 2 == 0 else light
            box((a, a, .006), ((i - 3.5) * a, (j - 3.5) * a, .001), tone, .0008, 1)
    for y, line in ((0, ROW), (1, ('pawn',) * 8), (6, ('pawn',) * 8), (7, ROW)):
        for x, kind in enumerate(line):
            mine = (light if y < 2 else dark) if not white else (dark if y < 2 else light)
            items = group(piece, kind, mine)
            place(items, (0, 0, 0), (0, 0, 0 if y > 4 else 180), 1.18)
            place(items, ((x - 3.5) * a, (y - 3.5) * a, .004))
    turn_all(-28)
    return {'azimuth': 0, 'elevation': 33}
