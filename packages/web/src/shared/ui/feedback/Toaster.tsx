import { lazyPart } from '../../parts/lazy-part.tsx';
import { useStore } from '../../state/use-store.ts';
import { toasts, type Toast } from './toast.ts';

const load = async () => (await import('./ToastStack.tsx')).ToastStack;

const ToastStack = lazyPart<{ readonly shown: readonly Toast[] }>({ load });

/** Preloads the code of toasts: the first toast may report that the network is gone. */
export const preloadToasts = (): void => void load().catch(() => undefined);

/** Shows what `toast` reports. */
export function Toaster() {
  const shown = useStore(toasts);
  return shown.length > 0 && <ToastStack shown={shown} />;
}
