"""Surfaces: print, glass, glaze, metal, wood, liquid."""
import bpy


def rgb(code):
    """Linear values of a colour such as #33594a."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts) + (1,)


def times(colour, factor):
    return tuple(min(1, c * factor) for c in colour[:3]) + (1,)


class Surface:
    """A principled material and helpers for its nodes."""

    def __init__(self, **inputs):
        self.material = bpy.data.materials.new('surface')
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        for key, value in inputs.items():
            self.principled.inputs[key.replace('_', ' ')].default_value = value

    def node(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def noise(self, scale, detail=2.0, stretch=(1, 1, 1)):
        place, mapping = self.node('TexCoord'), self.node('Mapping')
        mapping.inputs['Scale'].default_value = stretch
        noise = self.node('TexNoise', Scale=scale, Detail=detail)
        self.link(place.outputs['Object'], mapping.inputs[0])
        self.link(mapping.outputs[0], noise.inputs[0])
        return noise.outputs[0]

    def ramp(self, factor, stops):
        ramp = self.node('ValToRGB')
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour
        self.link(factor, ramp.inputs[0])
        return ramp.outputs[0]

    def colour(self, output):
        self.link(output, self.principled.inputs['Base Color'])
        return self

    def bump(self, height, strength, distance=.01):
        bump = self.node('Bump', Strength=strength, Distance=distance)
        self.link(height, bump.inputs['Height'])
        self.link(bump.outputs[0], self.principled.inputs['Normal'])
        return self


def plain(colour, rough=.4, metal=0., coat=0., grain=0., scale=300):
    surface = Surface(Base_Color=rgb(colour), Roughness=rough, Metallic=metal, Clearcoat=coat, Clearcoat_Roughness=.1)
    return (surface.bump(surface.noise(scale), grain, .004) if grain else surface).material


def printed(file, rough=.5, coat=0., crinkle=0., scale=9, metal=0.):
    """A printed picture on paper, card or film."""
    surface = Surface(Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=.2, Metallic=metal)
    texture = surface.node('TexImage', extension='EXTEND')
    texture.image = bpy.data.images.load(file, check_existing=True)
    place = surface.node('TexCoord')
    surface.link(place.outputs['UV'], texture.inputs[0])
    surface.colour(texture.outputs[0])
    return (surface.bump(surface.noise(scale, 4), crinkle, .03) if crinkle else surface).material


def glass(colour='#ffffff', rough=0.):
    return Surface(Base_Color=rgb(colour), Transmission=1., Roughness=rough, IOR=1.45, Specular=.5).material


def liquid(colour, rough=.12, deep=.35, lumps=.25):
    """A thick liquid or preserve behind glass: opaque, glossy, a little uneven."""
    surface = Surface(Roughness=rough, Subsurface=deep * .3, Subsurface_Color=rgb(colour))
    surface.principled.inputs['Subsurface Radius'].default_value = (.05, .03, .02)
    base = rgb(colour)
    return surface.colour(surface.ramp(surface.noise(5, 4), [(.3, times(base, 1 - lumps)), (.7, times(base, 1 + lumps / 2))])).material


def glaze(colour, speckle=False, rough=.26):
    surface = Surface(Roughness=rough, Clearcoat=.35, Clearcoat_Roughness=.1)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(2.2, 3), [(.3, times(base, .88)), (.7, times(base, 1.05))])
    if speckle:
        mix = surface.node('MixRGB')
        mask = surface.ramp(surface.noise(75, 1.5), [(.66, (0, 0, 0, 1)), (.70, (1, 1, 1, 1))])
        surface.link(mask, mix.inputs[0])
        surface.link(shade, mix.inputs[1])
        mix.inputs[2].default_value = times(base, .3)
        shade = mix.outputs[0]
    return surface.colour(shade).bump(surface.noise(9, 2, (1, 1, 3)), .1, .02).material


def steel(colour='#c9c9c6', rough=.3):
    surface = Surface(Base_Color=rgb(colour), Metallic=1., Roughness=rough)
    return surface.bump(surface.noise(6, 6, (1, 1, 90)), .05, .003).material


def wood(light='#c99c66', dark='#8d5f35', axis='Z', rough=.45):
    surface = Surface(Roughness=rough)
    stretch = {'X': (.35, 5, 5), 'Y': (5, .35, 5), 'Z': (5, 5, .35)}[axis]
    grain, fibre = surface.noise(1.6, 5, stretch), surface.noise(22, 6, stretch)
    base = surface.ramp(grain, [(.3, rgb(dark)), (.48, rgb(light)), (.62, times(rgb(light), 1.12)), (.75, rgb(dark))])
    mix = surface.node('MixRGB', blend_type='MULTIPLY')
    mix.inputs[0].default_value = .5
    surface.link(base, mix.inputs[1])
    surface.link(surface.ramp(fibre, [(.35, (.55, .5, .45, 1)), (.6, (1, 1, 1, 1))]), mix.inputs[2])
    return surface.colour(mix.outputs[0]).bump(fibre, .12, .004).material


def thin_glass(colour='#ffffff', gloss=.9):
    """Clear glass without refraction: light passes straight through, so the things behind it stay lit."""
    material = bpy.data.materials.new('thin glass')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    clear, shine = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfGlossy')
    edge, mix = tree.nodes.new('ShaderNodeLayerWeight'), tree.nodes.new('ShaderNodeMixShader')
    clear.inputs[0].default_value = rgb(colour)
    shine.inputs['Color'].default_value, shine.inputs['Roughness'].default_value = (gloss, gloss, gloss, 1), .03
    edge.inputs['Blend'].default_value = .12
    # Only the outer face reflects: reflections inside the wall would end as black lines.
    face, outer = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('ShaderNodeMath')
    outer.operation, outer.use_clamp = 'SUBTRACT', True
    for source, target in ((edge.outputs['Fresnel'], outer.inputs[0]), (face.outputs['Backfacing'], outer.inputs[1]),
                           (outer.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]),
                           (shine.outputs[0], mix.inputs[2]), (mix.outputs[0], tree.nodes['Material Output'].inputs[0])):
        tree.links.new(source, target)
    return material
