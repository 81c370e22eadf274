import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme as house } from '@openmall/web/house-theme';
import { directionOf } from '@openmall/web/languages';
import { loadRightToLeft } from '@openmall/web/right-to-left';
import { loadTexts } from './shared/i18n/i18n.ts';
import { language, localeTag } from './shared/i18n/language.ts';
import { OfficeTheme } from './shared/ui/OfficeTheme.tsx';

const isDesk = window.location.pathname.startsWith('/desk');

/** Each area is a chunk of its own: a merchant never loads the desk. */
const loadArea = () => (isDesk ? import('./desk/Desk.tsx') : import('./merchant/Merchant.tsx'));

async function start(): Promise<void> {
  document.querySelector('link[rel=icon]')?.setAttribute('href', house.mark);
  document.documentElement.lang = localeTag;
  const direction = directionOf(language);
  document.documentElement.dir = direction;
  const mirrored = direction === 'rtl' ? loadRightToLeft() : undefined;
  // Menus and columns take their texts when their module is loaded, so the texts come first.
  await Promise.all([loadTexts(), mirrored]);
  const { App } = await loadArea();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  createRoot(root).render(
    <StrictMode>
      <OfficeTheme>
        <App />
      </OfficeTheme>
    </StrictMode>,
  );
}

void start();
