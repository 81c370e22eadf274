"""blender -b -P render.py -- jobs.json: renders each job and prints one line for each. One process serves many."""
import json
import os
import sys
import tempfile
import time
import traceback

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import develop  # noqa: E402
import packs  # noqa: E402
import studio  # noqa: E402

ARCHETYPES = {name: getattr(packs, name) for name in ('pouch', 'tin', 'canister', 'carton', 'giftbox', 'bar', 'jar', 'bottle')}


def render(job, folder):
    studio.reset()
    scene = bpy.context.scene
    scene.render.threads_mode, scene.render.threads = 'FIXED', job.get('threads', 2)
    view = ARCHETYPES[job['archetype']](job)
    bpy.context.view_layer.update()
    subjects = [item for item in scene.objects if item.type == 'MESH']
    points = studio.normalise(subjects)
    floor = studio.light_and_floor()
    azimuth = view['azimuth'] + job.get('turn', 0)
    studio.aim(points, azimuth, view['elevation'], fill=view.get('fill', .83))
    develop.store_passes(folder)
    share = develop.shadow(folder, subjects, floor)
    scene.render.resolution_x = scene.render.resolution_y = job['pixels']
    scene.cycles.samples = job['samples']
    bpy.ops.render.render()
    develop.save(develop.develop(folder, share, job.get('exposure', .88)), job['file'])


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as file:
        jobs = json.load(file)
    for job in jobs:
        started = time.process_time()
        try:
            with tempfile.TemporaryDirectory() as folder:
                render(job, folder)
            print('RENDERED', job['name'], round(time.process_time() - started, 1), flush=True)
        except Exception:
            traceback.print_exc()
            print('FAILED', job['name'], flush=True)


main()
