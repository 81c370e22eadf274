import { join } from 'node:path';
import type { AppContext } from './context.ts';
import { assertEmptyOrDemo } from './demo/assert-demo.ts';
import type { PictureSource } from './http/files/pictures.ts';

/** The demo's pictures, drawn when they are asked for; what draws them is loaded only then. */
export function demoPictures(dataFolder: string): PictureSource {
  let store: Promise<PictureSource> | undefined;
  const load = async (): Promise<PictureSource> => {
    const { createPictureStore } = await import('./demo/picture-store.ts');
    return createPictureStore({ cacheFolder: join(dataFolder, 'pictures') });
  };
  return {
    get: async (path, width) => {
      store ??= load();
      return (await store).get(path, width);
    },
  };
}

export interface DemoBuyer {
  readonly username: string;
  readonly password: string;
  readonly fundPassword: string;
}

/** Fills an empty mall with the demo's goods and tells who can buy in it. Loaded only where the demo plays. */
export async function openDemo(ctx: AppContext, tell: (what: string) => void): Promise<DemoBuyer> {
  await assertEmptyOrDemo(ctx.db);
  const { DEMO_BUYER, seedDemo } = await import('./demo/seed.ts');
  await seedDemo(ctx, { tell });
  const { openDemoWallet } = await import('./demo/seed/demo-wallet.ts');
  await openDemoWallet(ctx);
  return DEMO_BUYER;
}
