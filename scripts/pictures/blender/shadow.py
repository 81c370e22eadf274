"""The soft shadow of the subject on the floor."""
import math

import bpy
import numpy as np
import passes
from noise import smooth

PIXELS = 128
SAMPLES = 16
REACH = 4.0
BARE_PIXELS = 80

bare_floors = {}


def blur(array, sigma):
    reach = int(sigma * 3) + 1
    kernel = np.exp(-np.arange(-reach, reach + 1) ** 2 / (2 * sigma ** 2)).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(array, [(reach, reach) if k == axis else (0, 0) for k in (0, 1)], mode='edge')
        array = sum(w * np.take(padded, np.arange(i, i + array.shape[axis]), axis) for i, w in enumerate(kernel))
    return array


def lookup(array, rows, columns):
    """Values between the pixels of an array."""
    rows, columns = np.clip(rows, 0, array.shape[0] - 1.001), np.clip(columns, 0, array.shape[1] - 1.001)
    top, left = rows.astype(int), columns.astype(int)
    down, right = (rows - top).astype(np.float32), (columns - left).astype(np.float32)
    upper = array[top, left] * (1 - right) + array[top, left + 1] * right
    lower = array[top + 1, left] * (1 - right) + array[top + 1, left + 1] * right
    return upper * (1 - down) + lower * down


def enlarge(array, size):
    at = (np.arange(size) + 0.5) * array.shape[0] / size - 0.5
    return lookup(array, *np.meshgrid(at, at, indexing='ij'))


def floor_light(folder, pixels, samples):
    """Light on the floor, in a small render: a soft shadow has no detail."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = pixels
    scene.render.use_border = False
    scene.cycles.samples = samples
    image = passes.render(folder)['Combined']
    return image[..., :3].mean(2), image[..., 3]


def bare_floor(folder, subjects, raking):
    """Light on the floor without the subject, seen from above. It is the same for all goods."""
    if raking in bare_floors:
        return bare_floors[raking]
    scene = bpy.context.scene
    view = scene.camera
    camera = bpy.data.cameras.new('above')
    camera.type, camera.ortho_scale = 'ORTHO', 2 * REACH
    scene.camera = bpy.data.objects.new('above', camera)
    bpy.context.collection.objects.link(scene.camera)
    scene.camera.location = (0, 0, 12)
    for item in subjects:
        item.hide_render = True
    light, _ = floor_light(folder, BARE_PIXELS, 96)
    for item in subjects:
        item.hide_render = False
    scene.camera = view
    bare_floors[raking] = blur(light, 2)
    return bare_floors[raking]


def floor_places(pixels):
    """Where the ray of each pixel meets the floor, and whether it does."""
    scene = bpy.context.scene
    camera = scene.camera
    half = math.tan(math.atan(camera.data.sensor_width / 2 / camera.data.lens))
    across = (np.arange(pixels) + 0.5) / pixels * 2 - 1
    x, y = np.meshgrid(across + 2 * camera.data.shift_x, across + 2 * camera.data.shift_y)
    rays = np.stack([x * half, y * half, -np.ones_like(x)], -1) @ np.array(camera.matrix_world.to_3x3()).T
    eye = np.array(camera.matrix_world.translation)
    meets = rays[..., 2] < -1e-3
    distance = -eye[2] / np.where(meets, rays[..., 2], -1)
    return eye[:2] + rays[..., :2] * distance[..., None], meets


def shadow(folder, subjects, floor, raking):
    """Share of light that reaches the floor, in the part of it that the camera sees."""
    floor.visible_camera = True
    for item in subjects:
        item.is_holdout = True
    shaded, seen = floor_light(folder, PIXELS, SAMPLES)
    for item in subjects:
        item.is_holdout = False
    bare = bare_floor(folder, subjects, raking)
    floor.visible_camera = False
    places, meets = floor_places(PIXELS)
    scale = BARE_PIXELS / 2 / REACH
    expected = lookup(bare, (places[..., 1] + REACH) * scale - 0.5, (places[..., 0] + REACH) * scale - 0.5)
    known = (seen > 0.2) & meets
    share = np.where(known, shaded / np.maximum(seen * expected, 1e-4), 0).astype(np.float32)
    flat = np.zeros(share.shape + (3,), np.float32)
    share = smooth([share[..., None]], flat, known.astype(np.float32), [0.3])[0][..., 0]
    # The floor behind the subject is unknown: the picture needs it only beside the outline.
    near, far = (blur(np.where(known, share, 0), s) / np.maximum(blur(known.astype(np.float32), s), 1e-4) for s in (1.2, 5))
    share = np.where(known, share, np.where(blur(known.astype(np.float32), 1.2) > 0.05, near, far))
    share = np.where(meets, share, 1)
    # Far behind the subject there is no shadow, and little light to compare.
    near = np.clip((3.4 - np.hypot(*np.moveaxis(places, -1, 0))) / 1.4, 0, 1)
    horizon = np.clip((np.flatnonzero(meets.all(1)).max(initial=0) - np.arange(PIXELS)) / 38, 0, 1)
    return 1 - (1 - np.clip(share, 0, 1)) * horizon[:, None] * near
