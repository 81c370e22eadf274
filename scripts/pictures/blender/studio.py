"""The photo studio: softboxes, floor and camera. Every subject is scaled to one unit and stands on z = 0."""
import math

import bpy
import numpy as np
from mathutils import Vector


def reset():
    """Empties the scene and sets the renderer. Noise is removed later, so few samples are enough."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = 'CPU', False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 3
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.view_settings.view_transform = 'Raw'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (1, 1, 1, 1), 0.42


def softbox(place, size, watts, height=None, target=(0, 0, 0.4)):
    light = bpy.data.lights.new('softbox', 'AREA')
    light.energy, light.size = watts, size
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    holder = bpy.data.objects.new('softbox', light)
    bpy.context.collection.objects.link(holder)
    holder.location = place
    holder.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def raking_light():
    """For things that lie flat and are seen from above, turned by half a circle: low light from the upper left."""
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0.3
    softbox((2.5, -1.9, 1.25), 1.1, 150, height=1.6, target=(0, 0, 0))
    softbox((-2.4, 0.8, 1.6), 1.6, 26, height=2.6, target=(0, 0, 0))
    softbox((0, 0.3, 3.2), 2.0, 44, target=(0, 0, 0))


def softboxes():
    softbox((-2.3, -1.7, 2.2), 1.5, 105, height=2.4)
    softbox((2.7, -1.3, 1.3), 1.6, 22, height=2.6)
    softbox((1.5, 2.1, 2.1), 0.6, 60, height=2.2)
    softbox((0, 0.3, 3.2), 2.0, 62, target=(0, 0, 0))


def light_and_floor(raking=False):
    (raking_light if raking else softboxes)()
    bpy.ops.mesh.primitive_plane_add(size=40)
    floor = bpy.context.object
    floor.name, floor.visible_camera = 'floor', False
    paint = bpy.data.materials.new('floor')
    paint.use_nodes = True
    nodes = paint.node_tree.nodes
    surface = nodes.new('ShaderNodeBsdfDiffuse')
    surface.inputs['Color'].default_value = (0.86, 0.86, 0.85, 1)
    paint.node_tree.links.new(surface.outputs[0], nodes['Material Output'].inputs[0])
    floor.data.materials.append(paint)
    return floor


def lights_off(floor):
    """For a render that sees only colours: no light, no floor and no bumps, which evaluate each pattern three times."""
    scene = bpy.context.scene
    scene.cycles.max_bounces = 0
    scene.world = None
    for item in list(scene.objects):
        if item.type == 'LIGHT' or item == floor:
            bpy.data.objects.remove(item)
    for material in bpy.data.materials:
        tree = material.node_tree
        for link in list(tree.links) if tree else ():
            if link.to_socket.name == 'Normal' and link.from_node.type in ('BUMP', 'NORMAL_MAP'):
                tree.links.remove(link)


def world_points(objects):
    """Vertices after all modifiers, in world space."""
    graph = bpy.context.evaluated_depsgraph_get()
    parts = []
    for item in objects:
        evaluated = item.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', points)
        matrix = np.array(evaluated.matrix_world)
        parts.append(points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    return np.concatenate(parts)


def normalise(objects, lift=0.0):
    """Scales and moves everything under one empty, so that the largest side is one unit. Returns the points."""
    points = world_points(objects)
    low, high = points.min(0), points.max(0)
    scale = 1 / max(high - low)
    origin = np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]])
    holder = bpy.data.objects.new('subject', None)
    bpy.context.collection.objects.link(holder)
    for item in objects:
        if item.parent is None:
            item.parent = holder
    holder.scale = (scale,) * 3
    holder.location = tuple(-origin * scale + np.array([0, 0, lift]))
    bpy.context.view_layer.update()
    return (points - origin) * scale + np.array([0, 0, lift])


def densest(places, cells=7):
    """Middle of the part with most vertices, away from the edge: knobs, laces and stones are finer than bodies."""
    low, high = places.min(0), places.max(0)
    edges = [np.linspace(low[i], high[i], cells + 1) for i in (0, 1)]
    counts = np.histogram2d(places[:, 0], places[:, 1], bins=edges)[0]
    counts = counts[:-1, :-1] + counts[1:, :-1] + counts[:-1, 1:] + counts[1:, 1:]
    column, row = np.unravel_index(counts.argmax(), counts.shape)
    return np.array([edges[0][column + 1], edges[1][row + 1]])


def aim(points, azimuth, elevation, lens=110, fill=0.83, drop=0.012, zoom=1, centred=False):
    """Places the camera so that the silhouette fills the square and is centred a little below the middle.

    A zoom above 1 moves the lens towards the finest part instead, for a close-up. It stays in the middle of what
    is printed: a label tells more than the lid above it.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    camera = bpy.data.cameras.new('camera')
    camera.lens = lens
    holder = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(holder)
    bpy.context.scene.camera = holder
    turn = (-direction).to_track_quat('-Z', 'Y')
    axes = np.array(turn.to_matrix())
    centre = (points.min(0) + points.max(0)) / 2
    half = math.tan(camera.angle / 2)
    local = (points - centre) @ axes
    for _ in range(6):
        distance = max(np.abs(local[:, :2]).max(1) / (half * fill) + local[:, 2])
        x, y = (local[:, i] / (distance - local[:, 2]) for i in (0, 1))
        shift = np.array([x.max() + x.min(), y.max() + y.min(), 0]) / 2 * distance
        local, centre = local - shift, centre + axes @ shift
    centre = centre + axes @ np.array([0, drop * distance * half * 2, 0])
    holder.location = Vector(centre) + direction * distance
    holder.rotation_euler = turn.to_euler()
    places = local[:, :2] / (distance - local[:, 2:]) / half - np.array([0, 2 * drop])
    if zoom > 1:
        # The window stays within the subject, so that a close-up shows little of the empty ground.
        low, high = places.min(0), places.max(0)
        slack = np.maximum((high - low) / 2 - 0.94 / zoom, 0)
        middle = (low + high) / 2 if centred else np.clip(densest(places), (low + high) / 2 - slack, (low + high) / 2 + slack)
        camera.lens = lens * zoom
        camera.shift_x, camera.shift_y = middle * zoom / 2
        places = (places - middle) * zoom
    return places


def crop(places, size, margin=0.02):
    """Renders only the part that the subject covers. Places run from -1 to 1. Returns its left and lower edge."""
    render = bpy.context.scene.render
    render.resolution_x = render.resolution_y = size
    low, high = (places.min(0) + 1) / 2 - margin, (places.max(0) + 1) / 2 + margin
    low, high = (np.clip(np.round(edge * size), 0, size).astype(int) for edge in (low, high))
    render.use_border = render.use_crop_to_border = True
    # Blender cuts the fraction off, so a quarter keeps a rounding error from moving the edge.
    render.border_min_x, render.border_min_y = (low + 0.25) / size
    render.border_max_x, render.border_max_y = np.minimum((high + 0.25) / size, 1)
    return int(low[0]), int(low[1])
