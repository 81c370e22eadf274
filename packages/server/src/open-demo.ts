import type { AppContext } from './context.ts';
import { assertEmptyOrDemo } from './demo/assert-demo.ts';
import type { PictureSource } from './http/files/pictures.ts';

export interface DemoBuyer {
  readonly username: string;
  readonly password: string;
  readonly fundPassword: string;
}

/**
 * Fills an empty mall with demo goods and returns the demo buyer. The demo code is loaded only then.
 *
 * @throws DemoRefused if the database holds a real mall.
 */
export async function openDemo(ctx: AppContext, onProgress: (message: string) => void): Promise<DemoBuyer> {
  await assertEmptyOrDemo(ctx.db);
  const { DEMO_BUYER, seedDemo } = await import('./demo/seed.ts');
  await seedDemo(ctx, { onProgress });
  const { openDemoWallet } = await import('./demo/seed/demo-wallet.ts');
  await openDemoWallet(ctx);
  const { addDemoHistory } = await import('./demo/seed/demo-buyer-history.ts');
  await addDemoHistory(ctx);
  return DEMO_BUYER;
}

interface Warming {
  readonly pictures: PictureSource;
  /** False once the server closes. */
  readonly isOpen: () => boolean;
  readonly onProgress: (message: string) => void;
}

/** Draws the pictures of the home page in the background. A failure is only reported: visitors draw what is missing. */
export async function warmDemo(ctx: AppContext, { pictures, isOpen, onProgress }: Warming): Promise<void> {
  try {
    const { warmPictures } = await import('./demo/warm-pictures.ts');
    await warmPictures(ctx, pictures, isOpen);
  } catch (error) {
    onProgress(`the pictures of the home page could not be drawn: ${String(error)}`);
  }
}
