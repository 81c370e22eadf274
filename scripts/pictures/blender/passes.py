"""The passes of a render: light and colour of each kind of reflection apart, so that noise is filtered without blurring print."""
import os
import struct

import bpy
import numpy as np

LOBES = ('Diff', 'Gloss', 'Trans')


def store_passes(colours_only=False):
    """Chooses what the next renders store. Passes cost time, so covers that share their light store colours only."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = not colours_only
    layer.use_pass_emit, layer.use_pass_z = True, False
    for lobe in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{lobe}_{part}', part == 'color' or not colours_only)
    files = scene.render.image_settings
    files.file_format, files.color_depth, files.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'


def text(data, at):
    end = data.index(b'\0', at)
    return data[at:end].decode(), end + 1


def read_header(data):
    """Names of the channels, width, height, and where the picture starts. It is not compressed."""
    at, channels, window = 8, [], None
    while data[at]:
        name, at = text(data, at)
        _, at = text(data, at)
        size, = struct.unpack_from('<i', data, at)
        at += 4
        if name == 'dataWindow':
            window = struct.unpack_from('<4i', data, at)
        if name == 'channels':
            entry = at
            while data[entry]:
                channel, entry = text(data, entry)
                channels.append(channel)
                entry += 16
        at += size
    left, top, right, bottom = window
    width, height = right - left + 1, bottom - top + 1
    return channels, width, height, at + 1 + 8 * height


def render(folder):
    """Renders the scene. Returns its passes by name, with the lowest row first, as Blender's images have it."""
    file = os.path.join(folder, 'passes.exr')
    bpy.context.scene.render.filepath = file
    bpy.ops.render.render(write_still=True)
    with open(file, 'rb') as stream:
        data = stream.read()
    channels, width, height, start = read_header(data)
    rows = np.frombuffer(data, np.float32, offset=start, count=height * (2 + len(channels) * width))
    planes = rows.reshape(height, -1)[::-1, 2:].reshape(height, len(channels), width)
    parts = {}
    for index, channel in enumerate(channels):
        _, name, part = channel.rsplit('.', 2)
        parts.setdefault(name, {})[part] = planes[:, index]
    order = 'RGBAXYZ'
    return {name: np.stack([planes[part] for part in sorted(planes, key=order.index)], -1)
            for name, planes in parts.items() if all(part in order for part in planes)}
