/** Widths that the server makes of every picture. */
const widths = [80, 160, 320, 480, 640, 960, 1200] as const;

/** Blobs and data addresses cannot be asked for a width. */
const isServed = (src: string): boolean => src.startsWith('/') || src.startsWith('http');

const scaled = (src: string, width: number): string => `${src}${src.includes('?') ? '&' : '?'}w=${width}`;

/** How wide the picture of a product card is drawn: two cards side by side below 900 px. */
export const CARD_PICTURE_SIZES = '(max-width: 899px) 50vw, 230px';

export interface PictureSet {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sizes: string;
}

/** The addresses among which a browser chooses for a picture drawn in this width: CSS pixels, or a `sizes` text. */
export const pictureSet = (src: string, width: number | string): PictureSet => ({
  src: isServed(src) ? scaled(src, typeof width === 'number' && width <= 320 ? 320 : 640) : src,
  srcSet: isServed(src) ? widths.map((one) => `${scaled(src, one)} ${one}w`).join(', ') : undefined,
  sizes: typeof width === 'number' ? `${width}px` : width,
});

/** Fetches a picture ahead of the element that will show it, in the size that this element will ask for. */
export function fetchPicture(address: string, width: number | string): void {
  const { src, srcSet, sizes } = pictureSet(address, width);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  if (srcSet) link.imageSrcset = srcSet;
  link.imageSizes = sizes;
  link.href = src;
  document.head.append(link);
}
