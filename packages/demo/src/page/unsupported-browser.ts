/** Checks whether this browser supports what the demo needs. */
import { storage } from '../worker/indexed-db.ts';
import { interpolate, type Texts } from './translations.ts';

export interface Unsupported {
  readonly reason: string;
  readonly advice: string;
}

const REQUIRED = [
  ['shared workers', () => 'SharedWorker' in window],
  ['service workers', () => 'serviceWorker' in navigator],
  ['web locks', () => 'locks' in navigator],
  ['IndexedDB', () => 'indexedDB' in window],
  ['DecompressionStream', () => 'DecompressionStream' in window],
  ['OffscreenCanvas', () => 'OffscreenCanvas' in window],
] as const;

/** Private windows and blocked storage have the APIs, but calls to them fail. */
async function isStorageBlocked(): Promise<boolean> {
  try {
    window.localStorage.getItem('language');
    await storage.get('anything');
    await navigator.serviceWorker.getRegistration();
    return false;
  } catch (cause) {
    console.warn('Storage is not available', cause);
    return true;
  }
}

export async function findUnsupported(texts: Texts): Promise<Unsupported | undefined> {
  const { useAnother, storageBlocked, featureMissing, insecure } = texts;
  if (!window.isSecureContext) return { reason: insecure, advice: '' };
  const [missing] = REQUIRED.find(([, isSupported]) => !isSupported()) ?? [];
  if (missing !== undefined)
    return { reason: interpolate(featureMissing, { what: missing }), advice: useAnother };
  return (await isStorageBlocked()) ? { reason: storageBlocked, advice: '' } : undefined;
}
