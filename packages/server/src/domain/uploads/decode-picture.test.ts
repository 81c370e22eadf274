import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from './decode-picture.ts';
import { pictureRule } from './picture-rules.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#40514e' } });

describe('A picture', () => {
  it('of 16 bits a color is refused', async () => {
    const deep = await draw(40, 40).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    await expect(decodePicture(deep, pictureRule('evaluate'))).rejects.toMatchObject({
      key: 'imageUploadFailed',
    });
    expect(await decodePicture(await draw(40, 40).png().toBuffer(), pictureRule('evaluate'))).toMatchObject({
      width: 40,
      height: 40,
    });
  });

  it('has a limit of pixels that depends on its purpose', async () => {
    const large = await draw(4_000, 4_000).png().toBuffer();
    await expect(decodePicture(large, pictureRule('selle'))).rejects.toMatchObject({
      key: 'imageUploadFailed',
    });
    expect(await decodePicture(large, pictureRule('kyc'))).toMatchObject({ width: 2560, height: 2560 });
    const flood = await draw(6_000, 6_000).png().toBuffer();
    await expect(decodePicture(flood, pictureRule('kyc'))).rejects.toMatchObject({
      key: 'imageUploadFailed',
    });
  });
});
