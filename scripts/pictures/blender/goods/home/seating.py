"""Sofa, armchair, dining chair."""
from finish import timber, timber_surface
from materials import wood
from sewn import fabric, pillow, upholstery
from shapes import box, lathe, tube
from solids import group, loft, oval, place, slab, smooth_outline


def feet(width, depth, height, material, lean=10):
    """Four tapered feet under a seat."""
    for x in (-1, 1):
        for y in (-1, 1):
            foot = lathe([(0, 0, 'c'), (.017, 0, 'c'), (.032, height, 'c'), (0, height, 'c')], material, 2, 32)
            place(foot, (x * width / 2, y * depth / 2, 0), (y * -lean * .6, x * lean * -.6, 0))


def sofa(job):
    """A sofa for two or three with loose cushions and a small pillow."""
    cloth, seats = fabric(job), job.get('seats', 2)
    edge, w, d = job.get('edge', .3), 1.9, .84
    feet(w - .25, d - .2, .17, wood('#a9794c', '#6f4a2c'))
    upholstery((w, d, .2), (0, 0, .25), cloth, edge * .8, 9)
    upholstery((w, .22, .62), (0, d / 2 - .11, .48), cloth, edge, 7, seed=1)
    for side in (-1, 1):
        upholstery((.2, d, .46), (side * (w / 2 - .1), 0, .40), cloth, edge * 1.15, 6, seed=2 + side)
    inner = (w - .42) / seats
    for i in range(seats):
        x = -(w - .42) / 2 + inner * (i + .5)
        upholstery((inner - .008, d - .22, .17), (x, -.10, .425), cloth, edge, 7, .012, 5 + i)
        back = upholstery((inner - .012, .17, .44), (0, 0, 0), cloth, edge * 1.25, 5, .016, 9 + i)
        place(back, (x, d / 2 - .27, .68), (-13, 0, 0))
    accent = place(group(pillow, .4, .4, .17, fabric({'fabric': 'linen'}, job.get('accent', '#e6d6b8')), job['seed']), (0, 0, 0), (-24, 0, 12))
    place(accent, (-w / 2 + .42, -.04, .49))
    return {'azimuth': 22, 'elevation': 14}


def armchair(job):
    """A low armchair with round arms, or a frame of wood with two cushions."""
    cloth = fabric(job)
    if job.get('frame'):
        return framed_chair(job, cloth)
    edge, w, d = job.get('edge', .34), .92, .84
    feet(w - .26, d - .24, .2, wood('#a9794c', '#6f4a2c'))
    upholstery((w - .06, d - .04, .2), (0, 0, .28), cloth, edge, 6)
    arm = .17
    upholstery((w - .1, .2, .66), (0, d / 2 - .12, .54), cloth, edge, 4, seed=1)
    for side in (-1, 1):
        upholstery((arm, d - .06, .44), (side * (w / 2 - arm / 2), -.01, .44), cloth, edge * 1.3, 4, seed=2 + side)
    upholstery((w - 2 * arm - .01, d - .22, .18), (0, -.08, .45), cloth, edge * 1.1, 6, .012, 5)
    back = upholstery((w - 2 * arm - .03, .16, .46), (0, 0, 0), cloth, edge * 1.4, 5, .014, 8)
    place(back, (0, d / 2 - .26, .7), (-13, 0, 0))
    return {'azimuth': 26, 'elevation': 15}


def framed_chair(job, cloth):
    """A chair of the nineteen-fifties: bent arms of wood, seat and back as loose cushions."""
    oak = wood('#9a6a3f', '#5f3d22', 'Y')
    for side in (-1, 1):
        x = side * .4
        tube([(x, -.40, 0), (x, -.37, .3), (x, -.34, .52)], (.016, .024, .024), oak, 20)
        tube([(x, .48, 0), (x, .36, .3), (x, .30, .50), (x, .36, .8)], (.015, .024, .026, .02), oak, 20)
        arm = slab(smooth_outline([(-.045, -.44), (.0, -.47), (.045, -.44), (.035, -.1), (.03, .32), (-.03, .32), (-.035, -.1)], 6), .035, oak, .012, 4)
        place(arm, (x, 0, .515))
        tube([(x, -.37, .26), (x, .38, .22)], .02, oak, 16, 2)
    for y, z in ((-.37, .26), (.38, .24)):
        tube([(-.4, y, z), (.4, y, z)], .02, oak, 16, 2)
    for z in (.5, .78):
        tube([(-.4, .34 if z > .6 else .31, z), (.4, .34 if z > .6 else .31, z)], .018, oak, 16, 2)
    seat = upholstery((.74, .76, .17), (0, 0, 0), cloth, .32, 7, .01, 3, cloth)
    place(seat, (0, -.03, .36), (3, 0, 0))
    back = upholstery((.74, .17, .56), (0, 0, 0), cloth, .34, 6, .012, 4)
    place(back, (0, .25, .68), (-17, 0, 0))
    return {'azimuth': 30, 'elevation': 14}


def dining_chair(job):
    """A wooden chair: shaped seat, four legs, a back of rungs or of one bent board."""
    upright, across = timber(job['colour'], 'Z'), timber(job['colour'], 'X')
    seat = smooth_outline([(-.22, -.22), (0, -.235), (.22, -.22), (.235, 0), (.2, .2), (0, .215), (-.2, .2), (-.235, 0)], 10)
    place(slab(seat, .035, across, .013, 4), (0, 0, .45))
    for x in (-1, 1):
        tube([(x * .23, -.23, 0), (x * .19, -.18, .46)], (.014, .022), upright, 24, 4)
        tube([(x * .22, .27, 0), (x * .185, .18, .44), (x * .19, .2, .62), (x * .2, .265, .93)], (.014, .022, .019, .014), upright, 24)
        tube([(x * .215, -.21, .2), (x * .205, .235, .2)], .011, upright, 16, 2)
    for y in (-.185, .185):
        box((.36, .02, .05), (0, y, .415), across, .006)
    bow = [(x, .262 + .05 * (1 - (x / .2) ** 2), .9) for x in (-.2, -.1, 0, .1, .2)]
    if job.get('rungs'):
        for z, lean in ((.9, 0), (.78, -.03), (.66, -.055)):
            line = [(x, y + lean, z) for x, y, _ in bow]
            tube(line, .016, across, 20, 6)
    else:
        board = []
        for k in range(25):
            x = -.215 + .43 * k / 24
            board.append([(x, .25 + .05 * (1 - (x / .22) ** 2) + p, .845 + q) for p, q in oval(.024, .15, 5, 48)])
        loft([[board[0][0]] * 48] + board + [[board[-1][0]] * 48], across)
        for x in (-.1, -.033, .033, .1):
            tube([(x, .18, .46), (x, .225 + .05 * (1 - (x / .22) ** 2), .8)], .0085, upright, 16, 3)
    return {'azimuth': 32, 'elevation': 15, 'surface': timber_surface(job['colour'])}
