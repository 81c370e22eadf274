"""Perfume and gift sets."""
from goods.beauty.bathroom import soap
from goods.beauty.bottles import pump, tub
from materials import plain, printed, steel, thin_glass
from shapes import box, lathe, tube
from solids import bottle_skin, group, oval, place, slab

GOLD = '#d9b779'


def perfume(job):
    """A square flacon: liquid in thick glass below a tall cap."""
    w, d, h = .5, .24, .52
    bottle_skin([(0, .05, 'c'), (.84, .05), (.87, .07), (.87, h * .86, 'c'), (0, h * .86, 'c')], w, d * .94, 7, plain(job['liquid'], .12, coat=1))
    bottle_skin([(0, 0, 'c'), (.97, 0), (1, .012), (1, .04), (1, h - .05), (1, h - .02), (.96, h), (.3, h + .004, 'c')], w, d, 8, thin_glass())
    front = printed(job['label'], .6)
    place(box((w * .6, .004, h * .56), (0, -d / 2 - .003, h * .45), front, .001, 1, (0, 1, 1, 1)))
    lathe([(.06, h, 'c'), (.075, h + .004), (.075, h + .035), (.07, h + .04, 'c'), (0, h + .04, 'c')], steel(GOLD, .2), 4)
    cap = plain(job.get('cap', '#232226'), .2, coat=.7)
    place(slab(oval(.2, .18, 9), .22, cap, .014), (0, 0, h + .04))
    return {'azimuth': 17, 'elevation': 9}


def ribbon(w, d, h, material):
    """A cross of ribbon around a box, with a bow on top."""
    k = .05
    box((k, d + .008, h + .006), (0, 0, h / 2), material, .002, 1)
    box((w + .008, k, h + .006), (0, 0, h / 2), material, .002, 1)
    for side in (-1, 1):
        tube([(0, 0, h + .01), (side * .06, -.02, h + .07), (side * .14, -.01, h + .085), (side * .17, 0, h + .05), (side * .1, .02, h + .02), (0, 0, h + .01)],
             (.014, .02, .024, .024, .02, .014), material, 12, 8)
        tube([(0, 0, h + .01), (side * .08, -.09, h + .012), (side * .14, -.17, h + .006)], (.012, .016, .018), material, 10, 6)
    lathe([(0, h), (.026, h + .012), (.03, h + .03), (.02, h + .05), (0, h + .054)], material, 5)


def gift_set(job):
    """A closed box with a ribbon; lotion, cream and soap of the set stand in front of it."""
    w, d, h = .9, .5, .62
    bare = {key: value for key, value in job.items() if key != 'label'}

    def case():
        box((w, d, h * .7), (0, 0, h * .35), plain(job['ground'], .5), .006)
        box((w + .015, d + .015, h * .34), (0, 0, h * .84), plain(job['ground'], .5), .006)
        ribbon(w + .015, d + .015, h * 1.01, plain(job['ribbon'], .35, coat=.2))
    place(group(case), (.08, .42, 0), (0, 0, -8))
    place(group(pump, job), (-.36, -.1, 0), (0, 0, 14), .72)
    place(group(tub, bare), (.06, -.16, 0), (0, 0, 0), .5)
    place(group(soap, {**bare, 'colour': job['cake']}), (.47, -.12, 0), (0, 0, 10), .5)
    return {'azimuth': 6, 'elevation': 20, 'fill': .86}
