/** Verification steps: the slider, sent codes and the authenticator. */
import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Mall } from './mall.ts';

/** Finds the position of the gap from the pixels of the picture. */
function placeOfPiece(dialog: Locator): Promise<number> {
  return dialog.locator('form').evaluate(async (form) => {
    const [background, piece] = [...form.querySelectorAll('img')];
    if (!background || !piece) throw new Error('There is no picture.');
    // Decodes the data URL itself: without pictures, the browser would not.
    const dotsOf = async ({ src }: HTMLImageElement) => {
      const bytes = Uint8Array.from(atob(src.split(',')[1] ?? ''), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    };
    const [whole, part] = [await dotsOf(background), await dotsOf(piece)];
    const top = Number.parseFloat(piece.style.translate.split(' ')[1] ?? '');
    // In the gap, the picture is half as bright as on the piece. Compares only the middle of the piece, because it has
    // a rim.
    const miss = (x: number) => {
      let sum = 0;
      for (let v = 16; v < 38; v += 1)
        for (let u = 6; u < 28; u += 1)
          for (let colour = 0; colour < 3; colour += 1)
            sum += Math.abs(
              (whole.data[((top + v) * whole.width + x + u) * 4 + colour] ?? 0) -
                (part.data[(v * part.width + u) * 4 + colour] ?? 0) / 2,
            );
      return sum;
    };
    const places = Array.from({ length: whole.width - part.width }, (_, x) => x);
    return places.reduce((best, x) => (miss(x) < miss(best) ? x : best), 0);
  });
}

/** Moves the piece to the gap with the arrow keys; may request another picture. */
export async function moveSlider(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete the puzzle' });
  const slider = dialog.getByRole('slider');
  await expect(async () => {
    await expect(slider).toBeEnabled();
    await slider.fill(String(await placeOfPiece(dialog)));
    await slider.press('Enter');
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  }).toPass();
}

/** The latest code that the mall sent to an address or phone. The demo saves its messages in a folder. */
export async function codeSentTo(mall: Mall, recipient: string, purpose = /./): Promise<string> {
  const folder = join(mall.dataFolder, 'outbox');
  let code = '';
  await expect
    .poll(
      async () => {
        const names = await readdir(folder).catch(() => []);
        const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
        const own = letters.filter((letter) => letter.includes(recipient) && purpose.test(letter));
        code = /\b(\d{6})\b/.exec(own.at(-1)?.split('\n\n')[1] ?? '')?.[1] ?? '';
        return code;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return code;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The codes of an authenticator change each step. */
export const STEP_MS = 30_000;
export const currentStep = (): number => Math.floor(Date.now() / STEP_MS);

/** The code of an authenticator with this key, now or in another step (RFC 6238). */
export function codeOfAuthenticator(key: string, step = currentStep()): string {
  const bits = [...key].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
