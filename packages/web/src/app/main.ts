import { language } from '../shared/i18n/language.ts';
import { loadNamespaces, loadPageTranslations } from '../shared/i18n/load-translations.ts';
import { base } from '../shared/navigation/base.ts';
import { directionOf, tagOf } from '../shared/i18n/languages.ts';
import { themeLoaded } from '../shared/themes/in-use.ts';
import { fetchPreloadData } from './preload/preload-data.ts';
import { loadChunk } from '../shared/parts/load-chunk.ts';
import { mobileAddress } from './pages/mobile-site.ts';
import { fetchPage, fetchPageTexts } from './routes.ts';
import { takeChatToken } from './session/take-chat-token.ts';
import { takeReferral } from './session/take-referral.ts';
import { runLibraries } from './preload/run-libraries.ts';
import { whenIdle } from './preload/when-idle.ts';

/** How long a loading page may delay the header and footer. */
const TIMEOUT_MS = 400;

/**
 * Waits until the app shell is painted. The code of the page is on its way meanwhile; running it first would hold up the
 * first paint. A hidden page is not painted.
 */
const shellPainted = (): Promise<void> =>
  document.visibilityState === 'hidden'
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs before React has arrived. It is small, so that texts, data and code of the first page load beside React and not after it. */
async function start(): Promise<void> {
  takeChatToken();
  const mobile = mobileAddress(navigator.userAgent, new URL(window.location.href), language);
  if (mobile) return window.location.replace(mobile);
  takeReferral();
  document.documentElement.lang = tagOf(language);
  document.documentElement.dir = directionOf(language);
  if (import.meta.env.MODE === 'mock') await import('./start-mocks.ts').then((mocks) => mocks.startMocks());
  const pathname = window.location.pathname.slice(base.length);
  fetchPreloadData({ pathname, search: window.location.search });
  fetchPageTexts(pathname);
  await shellPainted();
  await loadChunk(runLibraries);
  const page = fetchPage(pathname);
  const [{ startApp }] = await Promise.all([
    loadChunk(() => import('./start-app.tsx')),
    themeLoaded,
    directionOf(language) === 'rtl' &&
      import('../shared/themes/right-to-left.ts').then((rtl) => rtl.loadRightToLeft()),
    loadPageTranslations('start'),
  ]);
  // Render a loaded page directly: after a placeholder React waits before it shows anything else.
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  startApp();
  // Error texts are loaded before the network can fail.
  whenIdle(() => void loadNamespaces('errors').catch(() => undefined));
}

void start().catch((cause: unknown) => {
  console.error(cause);
  // The HTML shows the failure (`start-failure.ts`): the code of a better message may be what failed to load.
  window.dispatchEvent(new Event('start-failed'));
});
