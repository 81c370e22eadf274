"""Lamps, bulb, lantern, candle."""
import math

import numpy as np

from materials import Surface, glaze, liquid, plain, printed, rgb, steel, thin_glass, wood
from shapes import label, lathe, tube
from solids import group, place, strands

TURN = math.tau


def lit(colour, strength=.35, rough=.8):
    """Paper or cloth with a lamp behind it."""
    surface = Surface(Base_Color=rgb(colour), Roughness=rough, Emission=rgb(colour), Emission_Strength=strength)
    return surface.bump(surface.noise(120, 3), .15, .004).material


def table_lamp(job):
    """A round base of glazed ceramic with a shade of linen."""
    glazed, brass = glaze(job['colour'], job.get('speckle', False)), steel('#c9a45e', .25)
    if job.get('column'):
        lathe([(0, 0, 'c'), (.15, 0, 'c'), (.155, .012), (.15, .03), (.07, .05), (.05, .09), (.075, .2), (.06, .36), (.035, .45), (.03, .47, 'c'), (0, .47, 'c')], glazed, 8)
    else:
        lathe([(0, 0, 'c'), (.11, 0, 'c'), (.115, .01), (.16, .06), (.205, .16), (.19, .28), (.11, .38), (.05, .43), (.04, .46, 'c'), (0, .46, 'c')], glazed, 8)
    lathe([(.03, .455, 'c'), (.036, .46), (.03, .475), (.02, .48), (.02, .6, 'c'), (0, .6, 'c')], brass, 4, 48)
    shade = lit('#f0e4cc', .42)
    lathe([(.31, .5, 'c'), (.2, .86, 'c')], shade, 2, 128)
    lathe([(.305, .5, 'c'), (.197, .86, 'c')], lit('#ffe9bf', .9), 2, 128)
    trim = plain('#d9c8a4', .7)
    for r, z in ((.311, .503), (.201, .857)):
        lathe([(r, z - .008, 'c'), (r + .002, z - .006), (r + .002, z + .006), (r, z + .008, 'c')], trim, 2, 128)
    lathe([(0, .875), (.014, .88), (.016, .9), (0, .915)], brass, 4, 32)
    tube([(0, 0, .86), (0, 0, .885)], .006, brass, 12, 2)
    cord = plain('#efe6d2', .6)
    tube([(.1, .06, .012), (.28, .16, .01), (.42, .02, .01), (.52, .1, .01)], .009, cord, 12)
    return {'azimuth': 0, 'elevation': 9}


def pendant_lamp(job):
    """A lamp that hangs on its cord: a dome, or a cone with a neck of wood."""
    shell, inside = plain(job['colour'], .4, coat=.25), lit('#f6ecd6', .5, .5)
    if job.get('dome'):
        line = [(.4, 0, 'c'), (.4, .012), (.385, .1), (.32, .22), (.2, .31), (.08, .35), (.045, .36, 'c')]
    else:
        line = [(.42, 0, 'c'), (.418, .01), (.3, .12), (.15, .26), (.075, .36), (.045, .38, 'c')]
    lathe(line, shell, 8, 128)
    lathe([(max(p[0] - .008, .01), p[1] + .0) + tuple(p[2:]) for p in line], inside, 8, 128)
    lathe([(.395 if job.get('dome') else .413, .0, 'c'), (.405 if job.get('dome') else .423, .002), (.402 if job.get('dome') else .42, .012, 'c')], steel('#c9a45e', .25), 3, 128)
    high = line[-1][1]
    lathe([(.05, high - .01, 'c'), (.052, high), (.045, high + .09), (.02, high + .1), (0, high + .1)], wood('#c99a64', '#8d5f35'), 5, 48)
    tube([(0, 0, high + .09), (0, 0, high + .45)], .008, plain('#2f2b28', .7), 12, 2)
    lathe([(.0, high + .45, 'c'), (.075, high + .45, 'c'), (.07, high + .475), (.02, high + .49), (0, high + .49)], shell, 4, 48)
    lathe([(0, .02), (.05, .03), (.075, .08), (.06, .14), (.035, .19), (0, .19)], lit('#fff3d2', 2.2, .3), 6, 48)
    return {'azimuth': 0, 'elevation': -7, 'lift': .35}


def screw_base(low, metal, black):
    """The thread of a bulb; its tip points down."""
    line = [(.06, low, 'c')]
    for k in range(5):
        z = low - .02 - .032 * k
        line += [(.082, z), (.073, z - .016)]
    lathe([(.08, low + .02, 'c'), (.084, low)] + line[1:] + [(.07, low - .18), (.04, low - .2, 'c')], metal, 4, 64)
    lathe([(.045, low - .195, 'c'), (.03, low - .225), (.018, low - .23), (.016, low - .245), (0, low - .25)], black, 4, 32)


def led_bulb(job):
    """A bulb that lies on its side and shows its thread."""
    metal, black = steel('#c9ccce', .2), plain('#222326', .5)

    def bulb():
        if job.get('filament'):
            lathe([(.075, .0, 'c'), (.09, .06), (.16, .2), (.215, .34), (.2, .47), (.11, .555), (0, .575)], thin_glass('#fbe3b4'), 8, 96)
            lathe([(0, .02), (.03, .03), (.035, .08), (.02, .16), (.015, .2), (0, .2)], thin_glass('#fff4dc'), 5, 32)
            glow = Surface(Emission=rgb('#ffb44a'), Emission_Strength=2.2, Base_Color=rgb('#ffb44a')).material
            for k in range(6):
                a = TURN * k / 6
                tube([(.02 * math.cos(a), .02 * math.sin(a), .19), (.09 * math.cos(a), .09 * math.sin(a), .3), (.05 * math.cos(a + .5), .05 * math.sin(a + .5), .43)], .007, glow, 10, 5)
        else:
            lathe([(.1, .12, 'c'), (.16, .19), (.2, .32), (.185, .43), (.11, .515), (0, .54)], lit('#fbf4e4', .55, .3), 8, 96)
            lathe([(.075, -.0, 'c'), (.08, .01), (.088, .06), (.105, .115), (.103, .13, 'c')], plain('#eceae4', .35, coat=.3), 6, 64)
        screw_base(0, metal, black)
    place(place(group(bulb), (0, 0, 0), (0, 96, 0)), (0, 0, .215), (0, 0, 28))
    return {'azimuth': 0, 'elevation': 22}


def paper_lantern(job):
    """A round lantern of ribbed paper with caps and a tassel."""
    line, ribs = [], 15
    for j in range(ribs * 4 + 1):
        t = -1.25 + 2.5 * j / (ribs * 4)
        k = 1 - .022 * math.sin(math.pi * (j % 4) / 4)
        line.append((.42 * math.cos(t) * k, .36 * math.sin(t)))
    lathe(line, lit(job['colour'], .22), 2, 128)
    gold = plain('#d9ab45', .35, .6)
    for side in (-1, 1):
        z = side * .345
        lathe([(.12, z - .03, 'c'), (.145, z - .028), (.145, z + .028), (.12, z + .03, 'c'), (0, z + side * .03, 'c')], gold, 3, 64)
    tube([(0, .0, .37), (-.06, 0, .45), (0, 0, .53), (.06, 0, .45), (0, 0, .37)], .007, gold, 10, 8)
    tube([(0, 0, .52), (0, 0, .62)], .005, plain('#5a3a22', .7), 10, 2)
    yarn = plain(job.get('tassel', '#b8302c'), .8)
    tube([(0, 0, -.37), (0, 0, -.46)], .006, yarn, 10, 2)
    lathe([(0, -.45), (.022, -.46), (.028, -.485), (.02, -.5, 'c')], gold, 4, 32)
    roots = [(.016 * math.cos(a), .016 * math.sin(a), -.495) for a in np.linspace(0, 40 * TURN, 160)]
    strands(roots, [(x * 1.9, y * 1.9, -.72) for x, y, _ in roots], .0026, yarn)
    return {'azimuth': 0, 'elevation': 2, 'lift': .35}


def wick_and_flame(z, tall=.09):
    tube([(0, 0, z - .01), (.003, 0, z + .035)], .006, plain('#2a2320', .9), 8, 2)
    flame = Surface(Emission=rgb('#ffbe55'), Emission_Strength=1.7, Base_Color=rgb('#ffbe55')).material
    lathe([(0, z + .02), (.018, z + .04), (.022, z + .06), (.012, z + .02 + tall * .7), (0, z + .03 + tall)], flame, 5, 32)


def scented_candle(job):
    """A burning candle in a glazed cup with a printed band; a lid of wood lies beside it."""
    r, h = .3, .5
    body = glaze(job['colour'], rough=.3)
    lathe([(0, 0, 'c'), (r - .03, 0), (r - .004, .012), (r, .04, 'c'), (r, h - .02, 'c'), (r - .006, h), (r - .02, h), (r - .024, h - .08, 'c')], body, 6)
    lathe([(r - .02, h - .07), (r * .6, h - .078), (.06, h - .085), (0, h - .088)], liquid('#f6ecd4', .35, lumps=.04), 5)
    label(r + .0015, .1, .1 + job['size'][1], printed(job['label'], .5), 110)
    wick_and_flame(h - .09, .11)
    lid = lathe([(0, 0, 'c'), (r - .01, 0, 'c'), (r, .01), (r, .05), (r - .012, .06), (0, .06)], wood('#d0a26b', '#96673b', 'X'), 4)
    place(lid, (r + .26, .2, r * .92), (0, -68, -24))
    return {'azimuth': 0, 'elevation': 15}
