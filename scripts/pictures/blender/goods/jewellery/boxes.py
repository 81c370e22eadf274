"""Jewellery box and keepsake box."""
import math

from cloth import leather
from goods.home.storage import mirror_glass
from goods.jewellery.beads import pearl, sphere
from goods.jewellery.rings import band, brilliant, clear_stone
from materials import plain, printed, steel, wood
from sewn import upholstery, velvet
from shapes import box, lathe
from solids import group, place, ring, rounded, slab


def jewellery_box(job):
    """An open box with a mirror in its lid, ring cushions, pearls and a drawer."""
    case = velvet(job['colour']) if job.get('velvet') else wood('#7d5437', '#482c1b', 'X', .35)
    inside = velvet('#e9dcc8' if job.get('velvet') else job['colour'])
    gold = steel('#d9b868', .18)
    w, d, h, t = 1.0, .66, .36, .03
    for size, at in (((w, t, h), (0, -d / 2 + t / 2, h / 2)), ((w, t, h), (0, d / 2 - t / 2, h / 2)), ((t, d, h), (-w / 2 + t / 2, 0, h / 2)), ((t, d, h), (w / 2 - t / 2, 0, h / 2)), ((w - .004, d - .004, .14), (0, 0, .071))):
        box(size, at, case, .012, 3)
    box((w - 2 * t, d - 2 * t, .06), (0, 0, h - .15), inside, .01)
    box((.02, d - 2 * t, .12), (-.04, 0, h - .08), inside, .006)
    box((.45, .02, .12), (.21, -.02, h - .08), inside, .006)
    box((w - .08, .012, .13), (0, -d / 2 - .003, .1), case, .008)
    place(lathe([(0, 0), (.012, 0, 'c'), (.01, .02), (.026, .03), (.022, .044), (0, .048)], gold, 4, 32), (0, -d / 2 - .008, .1), (90, 0, 0))
    for k in range(5):
        upholstery((.40, .095, .11), (-.265, -.235 + .105 * k, h - .085), inside, .5, 3, .002, k)
    for k, (x, y) in enumerate(((-.36, -.182), (-.2, .028), (-.3, .132))):
        items = group(band, .05, .022, .008, gold if k != 1 else steel('#d3d6da', .14)) + place(group(brilliant, .026, clear_stone()), (0, 0, .128))
        place(items, (x, y, h - .085), (0, 0, 90))
    for k in range(16):
        a = .393 * k
        place([pearl(.026)], (.2 + .13 * math.cos(a), .16 + .09 * math.sin(a), h - .095))
    for x in (.1, .3):
        place([ring(.055, .012, gold, 48)], (x, -.17, h - .105))
    lid = group(box, (w, d, .07), (0, d / 2, .035), case, .014, 3)
    lid += [place(slab(rounded(w - .08, d - .08, .02), .008, inside, .003), (0, d / 2, .07)), place(slab(rounded(w - .16, d - .16, .02), .006, mirror_glass(), .002), (0, d / 2, .076))]
    # The lid turns on the back edge: its inside faces the camera.
    place(lid, (0, d / 2 + .035, h), (100, 0, 0))
    place(slab(rounded(.07, .05, .01), .014, gold, .004), (0, -d / 2 - .002, h - .06), (90, 0, 0))
    return {'azimuth': 20, 'elevation': 24, 'surface': 'wood' if not job.get('velvet') else 'velvet'}


def keepsake_box(job):
    """A closed box with an inlaid lid, a clasp and a ribbon with a bow."""
    dark = wood('#8a5d3b', '#4f3220', 'X', .38) if job.get('walnut') else leather(job['colour'], .5)
    gold = steel('#d9b868', .2)
    w, d, h = .96, .68, .3
    box((w, d, h), (0, 0, h / 2), dark, .02, 4)
    box((w + .03, d + .03, .13), (0, 0, h + .045), dark, .024, 5)
    if job.get('walnut'):
        place(slab(rounded(w - .14, d - .14, .02), .004, plain(job['colour'], .5, coat=.1), .001), (0, 0, h + .1095))
    plate = slab(rounded(w - .2, d - .2, .014), .003, printed(job['label'], .45), 0)
    place(plate, (0, 0, h + .1125))
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        place(slab(rounded(.1, .1, .012), .006, gold, .002), (x * (w / 2 - .042), y * (d / 2 - .042), h + .107))
        place([sphere(.008, gold, .5)], (x * (w / 2 - .042), y * (d / 2 - .042), h + .114))
        lathe([(0, -.03), (.03, -.028), (.04, -.01), (.03, .01, 'c')], gold, 4, 32).location = (x * (w / 2 - .07), y * (d / 2 - .07), .0)
    place(slab(rounded(.12, .14, .02), .012, gold, .004), (0, -d / 2 - .016, h), (90, 0, 0))
    place([ring(.034, .009, gold, 40)], (0, -d / 2 - .034, h - .07), (80, 0, 0))
    place(lathe([(0, .012), (.014, .01), (.018, 0, 'c')], gold, 3, 24), (0, -d / 2 - .028, h + .03), (90, 0, 0))
    return {'azimuth': 22, 'elevation': 34, 'surface': 'walnut' if job.get('walnut') else 'leather'}
