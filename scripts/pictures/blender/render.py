"""blender -b -P render.py -- jobs.json: renders each job and prints one line for each. One process serves many."""
import glob
import importlib
import json
import os
import sys
import tempfile
import time
import traceback

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop  # noqa: E402
import studio  # noqa: E402

GOODS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'goods')


def archetypes():
    """All functions of packs.py and of the folder goods, by name. A name has one meaning in all files."""
    files = sorted(glob.glob(os.path.join(GOODS, '*', '*.py')))
    names = ['packs'] + ['goods.' + '.'.join(file[:-3].split(os.sep)[-2:]) for file in files]
    modules = [importlib.import_module(name) for name in names]
    return {key: value for module in modules for key, value in vars(module).items()
            if getattr(value, '__module__', None) == module.__name__}


ARCHETYPES = archetypes()


def drop_sheen():
    """Cycles counts sheen as part of a colour, so covers that share their light must have none."""
    for material in bpy.data.materials:
        principled = material.node_tree and material.node_tree.nodes.get('Principled BSDF')
        if principled:
            principled.inputs['Sheen'].default_value = 0


def camera_of(view, cover):
    """Azimuth, elevation and zoom for the front, the goods seen from another side, or a close-up."""
    azimuth, elevation = view['azimuth'] + cover.get('turn', 0), view['elevation']
    if cover.get('view') == 'angle':
        lower = elevation > 34
        return azimuth + (-38 if azimuth > 6 else 38), elevation - 24 if lower else elevation + 20, 1
    if cover.get('view') == 'detail':
        return azimuth + 14, elevation * .86 + 4, 2.3
    return azimuth, elevation, 1


def build(cover, folder):
    """Puts the subject in front of the camera and stores passes. Returns its objects, which covers share its light, and its kind of light."""
    studio.reset()
    scene = bpy.context.scene
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    view = ARCHETYPES[cover['archetype']](cover)
    if not cover.get('ownLight'):
        drop_sheen()
    bpy.context.view_layer.update()
    subjects = [item for item in scene.objects if item.type == 'MESH']
    points = studio.normalise(subjects, view.get('lift', 0))
    azimuth, elevation, zoom = camera_of(view, cover)
    studio.aim(points, azimuth, elevation, fill=view.get('fill', .83), zoom=zoom)
    develop.store_passes(folder)
    light = cover['name'] if cover.get('ownLight') else (view.get('surface'), cover.get('view'))
    return subjects, light, view.get('raking', False)


def render(job, cover, known):
    """Renders a cover. Light and shadow of the first colour serve the others, whose render sees only colours."""
    with tempfile.TemporaryDirectory() as folder:
        subjects, shared, raking = build(cover, folder)
        scene = bpy.context.scene
        share = None
        if shared in known:
            scene.cycles.max_bounces = 0
        else:
            share = develop.shadow(folder, subjects, studio.light_and_floor(raking))
        scene.render.resolution_x = scene.render.resolution_y = job['pixels']
        scene.render.use_border = True
        scene.cycles.samples = job['samples'] * cover.get('effort', 1)
        bpy.ops.render.render()
        if shared in known:
            light, share = known[shared]
        else:
            light = develop.filtered_light(folder)
            known[shared] = (develop.neutral(light), share)
        develop.save(develop.develop(folder, light, share, cover.get('exposure', .88)), cover['file'])


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as file:
        jobs = json.load(file)
    for job in jobs:
        known = {}
        for cover in job['covers']:
            started = time.process_time()
            try:
                render(job, cover, known)
                print('RENDERED', cover['name'], round(time.process_time() - started, 1), flush=True)
            except Exception:
                traceback.print_exc()
                print('FAILED', cover['name'], flush=True)


main()
