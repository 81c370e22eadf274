"""From noisy light to a picture: colours, ground, tone curve."""
import bpy
import numpy as np
from noise import box, pad, shifted, smooth
from passes import LOBES
from shadow import enlarge

GROUND = np.array([0xF7, 0xF7, 0xF5], np.float32) / 255


def filtered_light(passes):
    """Opacity, and light without noise for each kind of reflection."""
    alpha = np.clip(passes['Combined'][..., 3], 0, 1)
    normal = passes['Denoising Normal']
    lights = [np.clip(passes[lobe + 'Dir'] + passes[lobe + 'Ind'], 0, 30) for lobe in LOBES]
    # Opaque goods transmit nothing: a filter of an empty light would only cost time.
    lit = [k for k, light in enumerate(lights) if light.any()]
    smoothed = smooth([lights[k] for k in lit], normal, alpha, [(0.55, 0.5, 0.5)[k] for k in lit])
    for k, light in zip(lit, smoothed):
        lights[k] = light
    return alpha, lights


def neutral(light):
    """Light for a cover of another colour: without the tint that folds of the first colour gave to it."""
    alpha, (diffuse, *others) = light
    grey = np.repeat(diffuse.mean(2, keepdims=True), 3, 2)
    return alpha, [grey, *others]


def coloured(passes, lights):
    """The lights multiplied with the colours of a render, not yet multiplied by the opacity."""
    total = passes['Emit']
    for lobe, shine in zip(LOBES, lights):
        total = total + shine * passes[lobe + 'Col']
    return total / np.maximum(passes['Combined'][..., 3:], 1e-3)


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


def soft_edges(subject, alpha):
    """Smooths the outline: with few samples each of its pixels is covered by chance more or less than it should be."""
    whole = np.concatenate([subject, alpha[..., None]], 2)
    near = pad(whole, 1)
    weights = ((-1, 1), (0, 2), (1, 1))
    blurred = sum(shifted(near, j, i, 1, alpha.shape) * (a * b / 16) for j, a in weights for i, b in weights)
    edge = np.abs(box(alpha[..., None]) - alpha[..., None]) > 1e-3
    whole = np.where(edge, blurred, whole)
    return whole[..., :3], whole[..., 3]


def develop(passes, light, share, exposure, place):
    """The picture on its ground. Place is the left and lower edge of the rendered part, and the side of the picture."""
    left, low, size = place
    dark = enlarge(share, size)
    picture = GROUND * (np.clip(dark * 1.04, 0, 1) ** 0.45)[..., None]
    alpha, lights = light
    part = picture[low:low + alpha.shape[0], left:left + alpha.shape[1]]
    subject, alpha = soft_edges(tone(coloured(passes, lights), exposure) * alpha[..., None], alpha)
    part += subject - part * alpha[..., None]
    return picture


def save(picture, file):
    size = picture.shape[0]
    image = bpy.data.images.new('picture', size, size)
    full = np.ones((size, size, 4), np.float32)
    full[..., :3] = np.clip(picture, 0, 1)
    image.pixels.foreach_set(full.ravel())
    image.filepath_raw, image.file_format = file, 'PNG'
    image.save()
    bpy.data.images.remove(image)
