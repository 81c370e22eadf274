import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWords, startI18n } from '../shared/i18n/i18n.ts';
import { language } from '../shared/i18n/language.ts';
import { themeLoaded } from '../shared/themes/in-use.ts';
import { App } from './App.tsx';
import { fetchEarlyData } from './early-data.ts';
import { mobileAddress } from './mobile-site.ts';
import { fetchPage } from './pages.tsx';
import { Providers } from './Providers.tsx';
import { returnHere } from './reload-here.ts';
import { takeChatToken } from './take-chat-token.ts';
import { takeReferral } from './take-referral.ts';
import { whenIdle } from './when-idle.ts';

/** What was typed is put back after a reload only, for instance in another language. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  takeChatToken();
  const mobile = mobileAddress(navigator.userAgent, new URL(window.location.href), language);
  if (mobile) return window.location.replace(mobile);
  takeReferral();
  if (import.meta.env.MODE === 'mock') await import('./start-mocks.ts').then((mocks) => mocks.startMocks());
  fetchPage(window.location.pathname);
  fetchEarlyData(window.location);
  await Promise.all([themeLoaded, startI18n()]);
  returnHere();
  if (wasReloaded()) void import('../shared/state/keep-fields.ts').then(({ returnFields }) => returnFields());
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  );
  // The words of failures are there before the network is gone.
  whenIdle(() => void loadWords('errors').catch(() => undefined));
}

void start();
