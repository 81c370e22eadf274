import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { adoptPreloadedData } from './preload/adopt-preloaded-data.ts';
import { Providers } from './Providers.tsx';
import { keepFocus } from './pages/keep-focus.ts';
import { preloadToasts } from '../shared/ui/feedback/Toaster.tsx';
import { returnHere } from '../shared/parts/reload-here.ts';

/** Typed text is restored only after a reload, for example in another language. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Renders the store with the loaded translations. */
export function startApp(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  adoptPreloadedData();
  returnHere();
  keepFocus();
  if (wasReloaded()) void import('../shared/state/keep-fields.ts').then(({ returnFields }) => returnFields());
  const store = (
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>
  );
  // In a transition React renders in short steps, so that the browser can respond to input in between.
  startTransition(() => createRoot(root).render(store));
  // Most toasts follow an action of the user.
  for (const event of ['pointerdown', 'keydown'])
    document.addEventListener(event, preloadToasts, { once: true });
}
