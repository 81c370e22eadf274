import type { Mask } from './canvas.ts';
import type { Sprite } from './sprite.ts';

const GRID = 40;
/** Margin around the silhouette for the blur, in grid cells. */
export const SHADOW_MARGIN = 10;
const BLUR_RADIUS = 2;

/** Mean of a cell and its neighbours in the row. Cells outside count as 0. */
function meanAround({ width, values }: Mask, x: number, y: number): number {
  let sum = 0;
  const last = Math.min(width - 1, x + BLUR_RADIUS);
  for (let near = Math.max(0, x - BLUR_RADIUS); near <= last; near += 1) sum += values[y * width + near] ?? 0;
  return sum / (BLUR_RADIUS * 2 + 1);
}

/** One pass of a box blur over rows. Three passes in both directions approximate a Gaussian blur. */
function blurRows(mask: Mask): Mask {
  const { width, height, values } = mask;
  const blurred = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) blurred[y * width + x] = meanAround(mask, x, y);
  }
  return { width, height, values: blurred };
}

function transpose({ width, height, values }: Mask): Mask {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) result[x * height + y] = values[y * width + x] ?? 0;
  }
  return { width: height, height: width, values: result };
}

const blurOnce = (mask: Mask): Mask => transpose(blurRows(transpose(blurRows(mask))));

/** Blurred silhouette of a figure at low resolution. Scaling it up later makes no visible difference. */
export function silhouette({ pixels, width, height }: Sprite): Mask {
  const scale = GRID / Math.max(width, height);
  const gridWidth = Math.max(2, Math.round(width * scale));
  const gridHeight = Math.max(2, Math.round(height * scale));
  const outer = gridWidth + SHADOW_MARGIN * 2;
  const values = new Float32Array(outer * (gridHeight + SHADOW_MARGIN * 2));
  for (let y = 0; y < gridHeight; y += 1) {
    for (let x = 0; x < gridWidth; x += 1) {
      const px = Math.floor(((x + 0.5) / gridWidth) * width);
      const py = Math.floor(((y + 0.5) / gridHeight) * height);
      const alpha = (pixels[(py * width + px) * 4 + 3] ?? 0) / 255;
      values[(y + SHADOW_MARGIN) * outer + x + SHADOW_MARGIN] = alpha;
    }
  }
  const mask: Mask = { width: outer, height: gridHeight + SHADOW_MARGIN * 2, values };
  return blurOnce(blurOnce(blurOnce(mask)));
}
