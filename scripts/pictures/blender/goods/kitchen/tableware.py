"""Plates, mugs, bowls, cups and glasses."""
from materials import glaze, liquid, plain, thin_glass
from shapes import lathe, tube
from solids import group, place

CREAM = '#f3ecdf'


def plate(r, material):
    lathe([(0, .0), (r * .55, 0, 'c'), (r * .57, .008), (r * .6, .01), (r * .8, .03), (r * .98, .062), (r, .068), (r * .985, .073), (r * .8, .042), (r * .62, .022), (0, .02)], material, 5)


def bowl(r, h, outside, inside):
    lathe([(0, .012, 'c'), (r * .42, .012, 'c'), (r * .42, 0, 'c'), (r * .47, 0, 'c'), (r * .5, .016), (r * .78, h * .35), (r * .97, h * .85), (r, h - .006)], outside, 6)
    lathe([(r, h - .006), (r - .008, h), (r - .018, h - .01), (r * .92, h * .7), (r * .7, h * .32), (r * .4, .05), (0, .045)], inside, 6)


def dinner_set(job):
    """Four dinner plates, four side plates and four bowls."""
    glazed = glaze(job['colour'], job.get('speckle', False))
    inside = glaze(job.get('inner', CREAM), job.get('speckle', False))
    for i in range(4):
        place(group(plate, .5, glazed), (-.16, .24, i * .034))
        place(group(plate, .34, glazed), (.36, -.36, i * .026))
    for i in range(4):
        place(group(bowl, .25, .17, glazed, inside), (-.36, -.42, i * .075))
    return {'azimuth': 4, 'elevation': 36}


def mug(job):
    """A mug with a handle."""
    glazed = glaze(job['colour'], job.get('speckle', False))
    r, h = .3, .64
    lathe([(0, .01, 'c'), (r - .06, .01, 'c'), (r - .05, 0), (r - .015, .012), (r, .06), (r, h * .5), (r - .004, h - .02), (r - .008, h)], glazed, 6)
    lathe([(r - .008, h), (r - .02, h + .006), (r - .03, h - .01), (r - .032, h * .5), (r - .04, .08), (0, .05)], glaze(CREAM, job.get('speckle', False)), 6)
    tube([(r - .02, 0, h * .80), (r + .09, 0, h * .84), (r + .185, 0, h * .72), (r + .19, 0, h * .45), (r + .11, 0, h * .25), (r - .02, 0, h * .2)], (.045, .042, .04, .04, .042, .048), glazed, 20)
    if job.get('coffee'):
        lathe([(r - .03, h - .09), (r * .5, h - .092), (0, h - .092)], liquid('#4a2a15', .08, lumps=.05), 3)
    return {'azimuth': -24, 'elevation': 21}


def bowl_set(job):
    """A stack of three bowls and one beside it."""
    glazed, inside = glaze(job['colour'], job.get('speckle', False)), glaze(CREAM, job.get('speckle', False))
    for i in range(3):
        place(group(bowl, .34, .24, glazed, inside), (-.22, .18, i * .105))
    place(group(bowl, .34, .24, glazed, inside), (.34, -.22, 0))
    return {'azimuth': 0, 'elevation': 24}


def tea_cup(glazed, inside, tea):
    r, h = .19, .24
    lathe([(0, .015, 'c'), (r * .55, .015, 'c'), (r * .56, 0, 'c'), (r * .64, 0, 'c'), (r * .68, .02), (r * .95, h * .35), (r, h * .8), (r - .006, h)], glazed, 6, 72)
    lathe([(r - .006, h), (r - .014, h + .002), (r - .02, h - .02), (r * .88, h * .4), (0, .06)], inside, 6, 72)
    lathe([(r - .02, h * .78), (r * .5, h * .775), (0, h * .775)], tea, 3, 72)


def tea_cup_set(job):
    """Five small cups without handles, filled with green tea."""
    glazed, inside = glaze(job['colour'], job.get('speckle', False)), glaze(CREAM)
    tea = liquid('#a8a04a', .06, lumps=.04)
    for x, y in ((-.42, .2), (0, .26), (.42, .2), (-.22, -.22), (.22, -.22)):
        place(group(tea_cup, glazed, inside, tea), (x, y, 0))
    return {'azimuth': 0, 'elevation': 30}


def wine_glass(wine):
    lathe([(0, 0, 'c'), (.19, 0), (.195, .006), (.1, .018), (.022, .04), (.013, .09), (.012, .4), (.03, .45), (.14, .53), (.2, .64), (.205, .74), (.165, .98), (.16, .985)], thin_glass(), 8)
    lathe([(0, .475), (.07, .49), (.15, .555), (.19, .64), (.192, .655, 'c'), (.0, .655, 'c')], wine, 6)


def wine_glasses(job):
    """Two glasses with a little wine."""
    wine = plain(job['wine'], .06, coat=1)
    place(group(wine_glass, wine), (-.2, .06, 0))
    place(group(wine_glass, wine), (.24, -.1, 0))
    return {'azimuth': 0, 'elevation': 9}
