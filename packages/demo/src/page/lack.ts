/** Whether this browser, in this window, can hold a mall. */
import { keep } from '../worker/keep.ts';
import { filled, type Words } from './words.ts';

export interface Lack {
  readonly why: string;
  readonly whatToDo: string;
}

const NEEDED = [
  ['shared workers', () => 'SharedWorker' in window],
  ['service workers', () => 'serviceWorker' in navigator],
  ['web locks', () => 'locks' in navigator],
  ['IndexedDB', () => 'indexedDB' in window],
  ['DecompressionStream', () => 'DecompressionStream' in window],
  ['OffscreenCanvas', () => 'OffscreenCanvas' in window],
] as const;

/** Private windows, and those that may store nothing, have the names and refuse the use. */
async function keepsNothing(): Promise<boolean> {
  try {
    window.localStorage.getItem('language');
    await keep.get('anything');
    await navigator.serviceWorker.getRegistration();
    return false;
  } catch (cause) {
    console.warn('Nothing can be kept here', cause);
    return true;
  }
}

export async function lackOf(words: Words): Promise<Lack | undefined> {
  const { useAnother, keepsNothing: nothing, lacks, insecure } = words;
  if (!window.isSecureContext) return { why: insecure, whatToDo: '' };
  const [missing] = NEEDED.find(([, isThere]) => !isThere()) ?? [];
  if (missing !== undefined) return { why: filled(lacks, { what: missing }), whatToDo: useAnother };
  return (await keepsNothing()) ? { why: nothing, whatToDo: '' } : undefined;
}
