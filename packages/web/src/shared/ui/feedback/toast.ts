import { createStore } from '../../state/store.ts';

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Errors appear after half a second; an identical error within that time restarts the delay (spec §8). */
const ERROR_DELAY_MS = 500;
const MAX_AT_ONCE = 3;

export const toasts = createStore<readonly Toast[]>([]);
interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  /** One check for each failure with this text. */
  readonly checks: readonly IsHandled[];
}

/** Whether the page has shown the error itself in the meantime. */
type IsHandled = () => boolean;
const never: IsHandled = () => false;

const waiting = new Map<string, Waiting>();
let lastId = 0;

function put(kind: ToastKind, text: string, action?: Toast['action']): void {
  const toast: Toast = { id: ++lastId, kind, text, ...(action && { action }) };
  toasts.set((shown) => [...shown.filter((other) => other.text !== text), toast].slice(-MAX_AT_ONCE));
}

function fail(text: string, isHandled = never): void {
  const before = waiting.get(text);
  clearTimeout(before?.timer);
  const checks = [...(before?.checks ?? []), isHandled];
  const show = () => {
    waiting.delete(text);
    if (!checks.every((isHandled) => isHandled())) put('error', text);
  };
  waiting.set(text, { checks, timer: setTimeout(show, ERROR_DELAY_MS) });
}

/** Shows a toast. Failed requests become toasts automatically; see `reportError`. */
export const toast = {
  success: (text: string, action?: Toast['action']): void => put('success', text, action),
  info: (text: string, action?: Toast['action']): void => put('info', text, action),
  error: fail,
  dismiss: (id: number): void => toasts.set((shown) => shown.filter((other) => other.id !== id)),
};
