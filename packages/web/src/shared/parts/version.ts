import { base } from '../navigation/base.ts';

/** The name of the script that this page was started with; it changes with every change of the store. */
const own = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';

interface VersionModule {
  readonly version: string;
}

/** What the mall serves now: a file of one line, asked for anew each time. */
async function served(): Promise<string> {
  const address = `${base}/version.js?at=${Date.now()}`;
  const { version } = (await import(/* @vite-ignore */ address)) as VersionModule; // Written by the build.
  return version;
}

/** Whether the mall serves a newer store than the one that runs here. Nothing is known of it while developing. */
export async function isOutdated(): Promise<boolean> {
  if (import.meta.env.DEV) return false;
  try {
    return !own().endsWith(await served());
  } catch (cause) {
    console.warn('It is not known whether there is a new version', cause);
    return false;
  }
}
