"""From noisy light to a picture: passes, noise filter, shadow, tone curve. Debian's Blender has no denoiser."""
import os
import re

import bpy
import numpy as np

GROUND = np.array([0xF7, 0xF7, 0xF5], np.float32) / 255
LOBES = ('Diff', 'Gloss', 'Trans')
SHADOW_PIXELS = 128


def store_passes(folder):
    """Saves light and colour of each kind of reflection apart, so that noise is filtered without blurring print."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_emit = True
    for lobe in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{lobe}_{part}', True)
    scene.use_nodes = True
    tree = scene.node_tree
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.exr_codec = 'OPEN_EXR', 'RGBA', 'NONE'
    files.format.color_depth = '32'
    files.file_slots.clear()

    def save(name, socket):
        files.file_slots.new(name + '-')
        tree.links.new(socket, files.inputs[-1])

    save('Image', layers.outputs['Image'])
    save('Normal', layers.outputs['Denoising Normal'])
    save('Emit', layers.outputs['Emit'])
    for lobe in LOBES:
        total = tree.nodes.new('CompositorNodeMixRGB')
        total.blend_type = 'ADD'
        tree.links.new(layers.outputs[lobe + 'Dir'], total.inputs[1])
        tree.links.new(layers.outputs[lobe + 'Ind'], total.inputs[2])
        save(lobe, total.outputs[0])
        save(lobe + 'Col', layers.outputs[lobe + 'Col'])


def load(folder, name):
    file = next(f for f in os.listdir(folder) if re.fullmatch(name + r'-\d+\.exr', f))
    image = bpy.data.images.load(os.path.join(folder, file), check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def shifted(padded, dy, dx, reach, shape):
    return padded[reach + dy:reach + dy + shape[0], reach + dx:reach + dx + shape[1]]


def pad(array, reach):
    return np.pad(array, ((reach, reach), (reach, reach)) + ((0, 0),) * (array.ndim - 2), mode='edge')


def compressed(light):
    """Brightness on a scale on which equal steps look equal."""
    return np.log1p(4 * light.mean(2))


def smooth(lights, normal, alpha, strengths, levels=4):
    """Wavelet filter with growing steps. It stops at edges of shape and at edges of light."""
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    shape = alpha.shape
    for level in range(levels):
        step = 2 ** level
        reach = 2 * step
        guides = [compressed(box(light)) for light in lights]
        padded = [pad(x, reach) for x in (normal, alpha)]
        far = [(pad(light, reach), pad(guide, reach)) for light, guide in zip(lights, guides)]
        sums = [np.zeros_like(light) for light in lights]
        weights = [np.zeros(shape, np.float32) for _ in lights]
        for j in range(-2, 3):
            for i in range(-2, 3):
                there = [shifted(p, j * step, i * step, reach, shape) for p in padded]
                away = ((there[0] - normal) ** 2).sum(2) * 40 + (there[1] - alpha) ** 2 * 30
                for k, (light, guide) in enumerate(far):
                    gap = shifted(guide, j * step, i * step, reach, shape) - guides[k]
                    weight = np.exp(-away - (gap / (strengths[k] * 0.6 ** level)) ** 2) * (kernel[j + 2] * kernel[i + 2])
                    sums[k] += shifted(light, j * step, i * step, reach, shape) * weight[..., None]
                    weights[k] += weight
        lights = [total / np.maximum(weight, 1e-6)[..., None] for total, weight in zip(sums, weights)]
    return lights


def box(array):
    padded = pad(array, 1)
    return sum(shifted(padded, j, i, 1, array.shape[:2]) for j in (-1, 0, 1) for i in (-1, 0, 1)) / 9


def filtered_light(folder):
    """Light without noise for each kind of reflection, in the part of the picture that the subject covers."""
    alpha = np.clip(load(folder, 'Image')[..., 3], 0, 1)
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    part = np.s_[max(rows[0] - 2, 0):rows[-1] + 3, max(columns[0] - 2, 0):columns[-1] + 3]
    normal = load(folder, 'Normal')[part][..., :3]
    lights = [np.clip(load(folder, lobe)[part][..., :3], 0, 30) for lobe in LOBES]
    # Opaque goods transmit nothing: a filter of an empty light would only cost time.
    lit = [k for k, light in enumerate(lights) if light.any()]
    smoothed = smooth([lights[k] for k in lit], normal, alpha[part], [(0.55, 0.5, 0.5)[k] for k in lit])
    for k, light in zip(lit, smoothed):
        lights[k] = light
    return alpha, part, lights


def neutral(light):
    """Light for a cover of another colour: without the tint that folds of the first colour gave to it."""
    alpha, part, (diffuse, *others) = light
    grey = np.repeat(diffuse.mean(2, keepdims=True), 3, 2)
    return alpha, part, [grey, *others]


def coloured(folder, light):
    """The light multiplied with the colours of a render, not yet multiplied by the opacity."""
    alpha, part, lights = light
    total = load(folder, 'Emit')[part][..., :3]
    for lobe, shine in zip(LOBES, lights):
        total = total + shine * load(folder, lobe + 'Col')[part][..., :3]
    result = np.zeros(alpha.shape + (3,), np.float32)
    result[part] = total / np.maximum(alpha[part], 1e-3)[..., None]
    return result


def encode(linear):
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.maximum(linear, 1e-6) ** (1 / 2.4) - 0.055)


def tone(light, exposure):
    """Linear up to the shoulder, so that a colour of the palette stays that colour; then a soft roll to white."""
    light = light * exposure
    knee = 0.62
    brightest = np.maximum(light.max(2, keepdims=True), 1e-6)
    rolled = np.where(brightest < knee, brightest, knee + (1 - knee) * np.tanh((brightest - knee) / (1 - knee) * 0.85))
    light = light * (rolled / brightest)
    return encode(np.clip(light, 0, 1))


def blur(array, sigma):
    reach = int(sigma * 3) + 1
    kernel = np.exp(-np.arange(-reach, reach + 1) ** 2 / (2 * sigma ** 2)).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(array, [(reach, reach) if k == axis else (0, 0) for k in (0, 1)], mode='edge')
        array = sum(w * np.take(padded, np.arange(i, i + array.shape[axis]), axis) for i, w in enumerate(kernel))
    return array


def enlarge(array, size):
    at = np.clip((np.arange(size) + 0.5) * array.shape[0] / size - 0.5, 0, array.shape[0] - 1)
    low = np.minimum(at.astype(int), array.shape[0] - 2)
    rest = (at - low).astype(np.float32)
    rows = array[low] * (1 - rest)[:, None] + array[low + 1] * rest[:, None]
    return rows[:, low] * (1 - rest) + rows[:, low + 1] * rest


def floor_light(folder, samples):
    """Light on the floor, in a small render: a soft shadow has no detail."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = SHADOW_PIXELS
    scene.render.use_border = False
    scene.cycles.samples = samples
    bpy.ops.render.render()
    image = load(folder, 'Image')
    return image[..., :3].mean(2), image[..., 3]


def shadow(folder, subjects, floor, samples=44):
    """Share of light that reaches the floor, from a render with the subject and one without it."""
    floor.visible_camera = True
    for item in subjects:
        item.visible_camera = False
    shaded, reach = floor_light(folder, samples)
    for item in subjects:
        item.hide_render = True
    bare, _ = floor_light(folder, samples // 2)
    floor.visible_camera = False
    for item in subjects:
        item.visible_camera, item.hide_render = True, False
    share = np.where(reach > 0.98, blur(shaded, 1.1) / np.maximum(blur(bare, 2.4), 1e-4), 1)
    horizon = np.clip((np.flatnonzero(reach.min(1) > 0.98).max(initial=0) - np.arange(len(share))) / 38, 0, 1)
    return 1 - (1 - np.clip(share, 0, 1)) * horizon[:, None]


def develop(folder, light, share, exposure):
    alpha = light[0]
    size = alpha.shape[0]
    ground = np.broadcast_to(GROUND, (size, size, 3))
    if share is not None:
        dark = enlarge(share, size)
        ground = ground * (np.clip(dark * 1.04, 0, 1) ** 0.45)[..., None]
    return tone(coloured(folder, light), exposure) * alpha[..., None] + ground * (1 - alpha[..., None])


def save(picture, file):
    size = picture.shape[0]
    image = bpy.data.images.new('picture', size, size)
    full = np.ones((size, size, 4), np.float32)
    full[..., :3] = np.clip(picture, 0, 1)
    image.pixels.foreach_set(full.ravel())
    image.filepath_raw, image.file_format = file, 'PNG'
    image.save()
    bpy.data.images.remove(image)
