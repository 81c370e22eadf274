"""Cutlery, knife, board, whisk."""
import math

from goods.garden.digging import grip_loft
from materials import plain, steel, wood
from shapes import curve, grid, lathe, modify, tube
from solids import group, oval, place, slab, smooth_outline, turn_all


def arched(outline, thick, material, rise):
    """A flat piece of cutlery with a slight bow along its length."""
    item = slab(outline, thick, material, .004, 2)
    for v in item.data.vertices:
        v.co.z += rise * (v.co.y * 2.2) ** 2
    return item


def haft(wide):
    """Both edges of a handle from the neck to the end and back."""
    return [(.012, -.05), (.014, -.2), (wide, -.42), (wide, -.47), (wide * .6, -.5), (-wide * .6, -.5), (-wide, -.47), (-wide, -.42), (-.014, -.2), (-.012, -.05)]


def spoon(metal, size):
    arched(smooth_outline(haft(.026)[::-1] + [], 4), .014, metal, .03)
    columns, rows, points = 20, 28, []
    for j in range(rows + 1):
        v = j / rows
        half = .078 * math.sin(math.pi * (v * .97 + .02)) ** .62
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            deep = .045 * (1 - u * u) * math.sin(math.pi * v) ** .7
            points.append((u * half, -.06 + v * .29, .04 - deep))
    modify(grid('bowl of a spoon', points, columns, rows, metal), 'SOLIDIFY', thickness=.007)


def fork(metal, size):
    tines = []
    for k in range(4):
        x = .054 - k * .036
        tines += [(x, .06), (x, .2), (x - .006, .225), (x - .012, .225), (x - .018, .2), (x - .018, .06)]
    body = [(.014, -.06), (.03, -.03), (.054, .02)] + tines + [(-.054, .02), (-.03, -.03), (-.014, -.06)]
    arched([(-x, y) for x, y in haft(.026)][::1] + body, .014, metal, .03)


def knife(metal, size):
    outline = [(.012, -.05), (.03, -.04), (.034, .1), (.022, .22), (-.006, .27), (-.02, .25), (-.022, -.05)]
    arched([(-x, y) for x, y in haft(.024)] + outline, .016, metal, 0)


def cutlery_set(job):
    """Fork, knife, spoon and tea spoon side by side, twice."""
    metal = steel(job.get('metal', '#cfd1d2'), .16)
    for k, (piece, size) in enumerate(((fork, 1), (knife, 1.06), (spoon, 1), (spoon, .74))):
        for row in range(2):
            place(group(piece, metal, size), (-.46 + .135 * k + row * .54, 0, .01), (0, 0, 0), size)
    return {'azimuth': 0, 'elevation': 64}


def chef_knife(job):
    """A broad knife that lies on its side."""
    blade = [tuple(p) for p in curve([(0, .06, 'c'), (.4, .055), (.62, .03), (.78, -.05, 'c'), (.62, -.075), (.3, -.105), (.0, -.115, 'c')], 8)]
    item = slab(blade, .014, steel('#d2d4d5', .14), .002, 1)
    place(item, (0, 0, .035))
    place(slab([(-.03, .062), (.012, .062), (.012, -.075), (-.03, -.04)], .045, steel('#b9bcbe', .22), .01), (0, 0, .02))
    material = wood('#c08a4c', '#6d4322', 'X', .4) if job.get('wooden') else plain('#232428', .4, coat=.2)
    grip = smooth_outline([(-.03, .058), (-.2, .06), (-.36, .055), (-.46, .05), (-.49, -.01), (-.47, -.075), (-.4, -.07), (-.28, -.045), (-.16, -.055), (-.03, -.045)])
    slab(grip, .07, material, .024, 5)
    place(slab([(x * .985 - .003, y * .96) for x, y in grip], .006, steel('#c6c8ca', .2), 0), (0, 0, .068 / 2))
    for x in (-.1, -.24, -.38):
        place(lathe([(0, 0), (.016, 0, 'c'), (.014, .004), (0, .005)], steel('#d9dadb', .2), 3, 32), (x, .004, .069))
    turn_all(28)
    return {'azimuth': 0, 'elevation': 56}


def chopping_board(job):
    """A board with a handle and a hole, stained in the colour."""
    timber = wood(job['colour'], job['dark'], 'Y', .5)
    outline = [tuple(p) for p in curve([(0, -.46), (-.15, -.46), (-.27, -.457), (-.326, -.40), (-.33, -.25), (-.33, 0), (-.33, .2), (-.29, .26), (-.12, .3), (-.075, .36), (-.075, .52), (0, .58), (.075, .52), (.075, .36), (.12, .3), (.29, .26), (.33, .2),
                                        (.33, 0), (.33, -.25), (.326, -.40), (.27, -.457), (.15, -.46), (0, -.46)], 6)][:-1]
    slab(outline, .055, timber, .012, 4)
    place(lathe([(0, 0), (.03, 0)], plain('#f2f2ef', .9), 2, 48), (0, .48, .0556))
    place(lathe([(.03, -.004, 'c'), (.034, .0015), (.03, .002, 'c')], plain(job['dark'], .8), 2, 48), (0, .48, .0545))
    groove = [(x * .88, y) for x, y in oval(.62, .62, 9, 120)]
    tube([(x, y - .11, .0545) for x, y in groove] + [(groove[0][0], groove[0][1] - .11, .0545)], .006, plain(job['dark'], .7), 8, 1)
    turn_all(-32)
    return {'azimuth': 0, 'elevation': 46}


def whisk(job):
    """A balloon whisk with a coloured grip."""
    metal = steel('#cfd1d2', .15)
    for k in range(7):
        a = math.pi * k / 7
        path = [(.025, .0), (.05, .12), (.13, .33), (.125, .47), (.06, .56), (0, .575)]
        line = [(r * math.cos(a), r * math.sin(a), z) for r, z in path] + [(-r * math.cos(a), -r * math.sin(a), z) for r, z in reversed(path[:-1])]
        tube(line, .0075, metal, 10, 10)
    lathe([(0, -.02), (.034, -.015, 'c'), (.036, 0), (.034, .06), (.03, .075), (0, .075, 'c')], metal, 4, 48)
    lathe([(0, -.46), (.02, -.455), (.036, -.43), (.034, -.3), (.046, -.16), (.036, -.04), (.034, -.015, 'c')], plain(job['colour'], .4, coat=.3), 8, 48)
    tube([(0, .0, -.45), (.025, 0, -.49), (0, 0, -.525), (-.025, 0, -.49), (0, 0, -.45)], .006, metal, 10)
    from bpy import data
    items = [item for item in data.objects if item.type == 'MESH']
    place(place(items, (0, 0, 0), (90, 0, 0)), (0, 0, .1), (3, 0, 142))
    return {'azimuth': 0, 'elevation': 50}
