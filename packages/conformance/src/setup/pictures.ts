/** Files for uploads: a minimal picture, and files that only claim to be pictures. */
import { Buffer } from 'node:buffer';

/** A PNG of 8 × 8 pixels in one colour. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNwy4vCihiGlgQAW05DgQZ75fYAAAAASUVORK5CYII=';

const file = (bytes: BlobPart, name: string, type: string): File => new File([bytes], name, { type });

export const picture = (): File => file(new Uint8Array(Buffer.from(PNG, 'base64')), 'proof.png', 'image/png');
export const textNamedPng = (): File => file('<?php echo "not a picture"; ?>', 'proof.png', 'image/png');
export const svg = (): File =>
  file(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'proof.svg',
    'image/svg+xml',
  );
export const emptyFile = (): File => file('', 'empty.png', 'image/png');
/** A file of `bytes` bytes that starts like a PNG. */
export const hugeFile = (bytes: number): File => {
  const content = new Uint8Array(bytes);
  content.set(Buffer.from(PNG, 'base64'));
  return file(content, 'huge.png', 'image/png');
};
