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
import passes  # noqa: E402
import studio  # noqa: E402
from companions import Companion  # noqa: E402
from shadow import shadow  # noqa: E402

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


def camera_of(front, view, turn, lying=False):
    """Azimuth, elevation and zoom for the front, the goods seen from another side, or a close-up."""
    azimuth, elevation = front['azimuth'] + turn, front['elevation']
    if view == 'angle':
        lower = elevation > 34
        return azimuth + (-38 if azimuth > 6 else 38), elevation - 24 if lower else elevation + 20, 1
    if view == 'scale':
        return azimuth, max(elevation, 24 if lying else 9), 1
    if view == 'detail':
        return azimuth + 14, elevation * .86 + 4, 2.3
    return azimuth, elevation, 1


def build(cover):
    """Puts the subject into the studio. Returns its objects, its points and how its archetype wants it seen."""
    studio.reset()
    scene = bpy.context.scene
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    front = ARCHETYPES[cover['archetype']](cover)
    if not cover.get('ownLight'):
        drop_sheen()
    bpy.context.view_layer.update()
    subjects = [item for item in scene.objects if item.type == 'MESH']
    return subjects, studio.normalise(subjects, front.get('lift', 0)), front


def render(cover, known):
    """Renders the views of a cover and yields their names. Light and shadow of the first colour serve the others."""
    subjects, points, front = build(cover)
    group = cover['name'] if cover.get('ownLight') else front.get('surface')
    raking = front.get('raking', False)
    companion = None

    def aim(picture):
        nonlocal companion
        scale = picture.get('scale')
        lying = scale and scale['companion'] == 'card'
        azimuth, elevation, zoom = camera_of(front, picture['view'], cover.get('turn', 0), lying)
        if scale and not companion:
            companion = Companion(scale, points, azimuth, ARCHETYPES)
        if companion:
            companion.show(bool(scale))
        seen = companion.points if scale else points
        places = studio.aim(seen, azimuth, elevation, fill=front.get('fill', .83), zoom=zoom, centred=front.get('centred', 'label' in cover))
        bpy.context.scene.cycles.samples = picture['samples'] * cover.get('effort', 1)
        return studio.crop(places, picture['pixels'])

    def finish(picture, image, light, share, edge):
        place = (*edge, picture['pixels'])
        develop.save(develop.develop(image, light, share, cover.get('exposure', .88), place), picture['file'])
        return picture['name']

    with tempfile.TemporaryDirectory() as folder:
        lit = [picture for picture in cover['pictures'] if (group, picture['view']) not in known]
        floor = studio.light_and_floor(raking) if lit else None
        passes.store_passes()
        for picture in lit:
            aim(picture)
            beside = companion.items if picture.get('scale') else []
            share = shadow(folder, subjects + beside, floor, raking)
            edge = aim(picture)
            image = passes.render(folder)
            light = develop.filtered_light(image)
            known[group, picture['view']] = (develop.neutral(light), share)
            yield finish(picture, image, light, share, edge)
        studio.lights_off(floor)
        passes.store_passes(colours_only=True)
        for picture in cover['pictures']:
            if picture not in lit:
                edge = aim(picture)
                yield finish(picture, passes.render(folder), *known[group, picture['view']], edge)


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as file:
        jobs = json.load(file)
    for covers in jobs:
        known = {}
        for cover in covers:
            started = time.process_time()
            try:
                for name in render(cover, known):
                    now = time.process_time()
                    print('RENDERED', name, round(now - started, 1), flush=True)
                    started = now
            except Exception:
                traceback.print_exc()
                print('FAILED', cover['name'], flush=True)


main()
