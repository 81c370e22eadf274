/** The `sizes` of a product card's picture: two cards side by side below 900 px. */
export const CARD_PICTURE_SIZES = '(max-width: 899px) 50vw, 230px';

export interface PictureSet {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sizes: string;
}

/**
 * The URLs among which a browser chooses for a picture of this width: CSS pixels, or a `sizes` text. Its source is written
 * into the HTML too (`early-requests.ts`), so it uses nothing outside its own body.
 */
export function pictureSet(src: string, width: number | string): PictureSet {
  // The server renders these widths of every picture; blobs and data URLs have only their own.
  const widths = [80, 160, 320, 480, 640, 960, 1200];
  const isServed = src.startsWith('/') || src.startsWith('http');
  const scaled = (pixels: number) => `${src}${src.includes('?') ? '&' : '?'}w=${pixels}`;
  return {
    src: isServed ? scaled(typeof width === 'number' && width <= 320 ? 320 : 640) : src,
    srcSet: isServed ? widths.map((pixels) => `${scaled(pixels)} ${pixels}w`).join(', ') : undefined,
    sizes: typeof width === 'number' ? `${width}px` : width,
  };
}

/** Preloads a picture of a server in the size that its element will request. Any other address loads nothing. */
export function fetchPicture(address: string, width: number | string): void {
  const { src, srcSet, sizes } = pictureSet(address, width);
  if (!srcSet) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.imageSrcset = srcSet;
  link.imageSizes = sizes;
  link.href = src;
  document.head.append(link);
}
