/** OKLCH color: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. Equal distances look equal. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

function bytesOf(hex: string): Triple {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toLinear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const toByte = (linear: number): number => {
  const v = linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, v)) * 255);
};

export function oklchOfBytes(red: number, green: number, blue: number): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l: light, c: Math.hypot(a, bb), h: (hue + 360) % 360 };
}

export const oklchOf = (hex: string): Oklch => oklchOfBytes(...bytesOf(hex));

export function hexOf({ l: light, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Makes a color lighter (positive) or darker (negative). */
export function shade(hex: string, by: number): string {
  const colour = oklchOf(hex);
  return hexOf({ ...colour, l: clamp(colour.l + by, 0.06, 0.985), c: colour.c * (by > 0 ? 1 - by : 1) });
}

/** The hue of a color with another lightness and chroma. */
export const tone = (hex: string, l: number, c: number): string => hexOf({ l, c, h: oklchOf(hex).h });
