import { base } from '../navigation/base.ts';

/** The name of the script that started this page. It changes with every version of the store. */
const own = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';

interface VersionModule {
  readonly version: string;
}

/** Fetches the version that the mall serves, without the HTTP cache. */
async function served(): Promise<string> {
  const address = `${base}/version.js?at=${Date.now()}`;
  const { version } = (await import(/* @vite-ignore */ address)) as VersionModule; // Written by the build.
  return version;
}

/** Whether the mall serves a newer version of the store. Always false in development. */
export async function isOutdated(): Promise<boolean> {
  if (import.meta.env.DEV) return false;
  try {
    return !own().endsWith(await served());
  } catch (cause) {
    console.warn('The version check failed', cause);
    return false;
  }
}
