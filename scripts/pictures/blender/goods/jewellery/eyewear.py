"""Reading glasses and sunglasses."""
from materials import plain, steel, thin_glass
from shapes import box, tube
from solids import oval, place, slab


def rim_outline(width, height, power, lift):
    """A lens: a superellipse whose outer upper corner is raised."""
    return [(x, y + lift * max(0, x / width) * (y / height + .5)) for x, y in oval(width, height, power, 72)]


def frame(job, lens_material=None):
    """A frame that stands on its rims and on the ends of its arms. Clear lenses are left out: before an empty ground they are only noise."""
    acetate = plain(job['colour'], .2, coat=.7)
    metal = steel('#cfb074' if job.get('wire') else '#c9ccd0', .2)
    width, height, power = job.get('lens', (.5, .4, 2.8))
    thick = .014 if job.get('wire') else .03
    material = metal if job.get('wire') and job.get('bare') else acetate
    gap = .1
    for side in (-1, 1):
        outline = rim_outline(width, height, power, job.get('lift', .03))
        points = [(side * (x + width / 2 + gap / 2), .035 * (x / width + .5) ** 2, y + height / 2 + thick) for x, y in outline]
        tube(points + points[:1], thick, material, 18, 1)
        if lens_material:
            pane = slab([(side * (x * .985 + width / 2 + gap / 2), y * .985 + height / 2 + thick) for x, y in (outline if side > 0 else outline[::-1])], .012, lens_material, 0)
            place(pane, (0, .014, 0), (90, 0, 0))
        hinge_x, hinge_z = side * (width + gap / 2 + .005), height * .8 + thick
        box((.05, .03, .07), (hinge_x, .03, hinge_z), material if not job.get('wire') else metal, .012)
        arm = [(hinge_x + side * .012, .03, hinge_z), (hinge_x + side * .022, .3, hinge_z + .01), (hinge_x + side * .005, .72, hinge_z - .01), (hinge_x - side * .02, .92, hinge_z - .1), (hinge_x - side * .035, 1.08, hinge_z - .3)]
        tube(arm, (.028, .022, .024, .028, .02) if not job.get('wire') else (.013, .012, .016, .02, .016), acetate, 16)
        tube([(side * .075, .0, height * .45), (side * .075, .05, height * .36), (side * .09, .07, height * .28)], (.012, .022, .012), thin_glass('#f2ede4'), 12)
    tube([(-.07, 0, height * .66), (0, -.012, height * .76), (.07, 0, height * .66)], thick * .95, material, 16)
    if job.get('second_bar'):
        tube([(-.2, 0, height + thick), (0, -.01, height + thick + .01), (.2, 0, height + thick)], thick * .8, material, 14)


def reading_glasses(job):
    frame(job)
    return {'azimuth': 26, 'elevation': 15, 'surface': 'wire' if job.get('wire') else 'acetate'}


def sunglasses(job):
    frame(job, plain(job['tint'], .04, coat=1))
    return {'azimuth': 26, 'elevation': 15}
