/** `@openmall/mocks/panel`: the mocks in the hand of whoever looks at the page. For development only. */
import type { Mocks } from '../create-mocks.ts';
import { demoBuyer } from '../state/accounts.ts';
import { callsPart } from './calls-part.ts';
import type { PanelContext } from './panel-context.ts';
import { element } from './element.ts';
import { faultPart } from './fault-part.ts';
import { linkTo, withoutSettings } from './link.ts';
import { scenarioPart } from './scenario-part.ts';
import type { Settings } from './settings-type.ts';
import { keepSettings, leaveMall } from './settings.ts';
import { STYLE } from './style.ts';

export type { Settings } from './settings-type.ts';
export { openSettings, type Opening } from './settings.ts';

/** Leaves what the address says of the mocks behind, so that what was chosen counts. */
function reload(): void {
  const url = withoutSettings(window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

function openDesk(mocks: Mocks, opened: Settings): PanelContext {
  let settings = opened;
  const change = (changes: Partial<Settings>): void => {
    settings = { ...settings, ...changes };
    keepSettings(settings);
  };
  return {
    mocks,
    settings: () => settings,
    change,
    restart: reload,
    beginAnew(changes) {
      change({ faults: [], latency: undefined, ...changes });
      leaveMall();
      reload();
    },
  };
}

function footer(desk: PanelContext): HTMLElement {
  const copy = element('button', { type: 'button' }, 'Copy link');
  copy.addEventListener('click', () => {
    const link = linkTo(window.location.href, desk.settings());
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    const showLink = () => void window.prompt('Copy this link', link);
    // Missing on pages without TLS, and refused in some frames: then the link is shown, to be copied by hand.
    if (clipboard) clipboard.writeText(link).then(() => copy.replaceChildren('Copied'), showLink);
    else showLink();
  });
  const again = element('button', { type: 'button', onclick: () => desk.beginAnew({}) }, 'Start over');
  const { username, password, fundPassword } = demoBuyer;
  const words = element('p', { class: 'says' }, 'Sign in as ');
  words.append(
    element('code', {}, username),
    ' with ',
    element('code', {}, password),
    '; the fund password is ',
    element('code', {}, fundPassword),
    '.',
  );
  return element('footer', {}, again, copy, words);
}

interface Opened {
  readonly pill: HTMLButtonElement;
  readonly sheet: HTMLElement;
}

const isAltM = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyM';

/** Alt+M opens and closes it from anywhere, Escape closes it from inside; no other key pressed inside reaches the page. */
function listenToKeys({ pill, sheet }: Opened, toggle: (isOpen: boolean) => void): void {
  window.addEventListener('keydown', (event) => {
    if (!isAltM(event)) return;
    event.preventDefault();
    toggle(sheet.hidden !== false);
  });
  sheet.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape' && !isAltM(event)) return;
    event.preventDefault();
    toggle(false);
    pill.focus();
  });
}

/** Puts a small button into the corner of the page that opens the panel. */
export function openPanel(mocks: Mocks, settings: Settings): void {
  const desk = openDesk(mocks, settings);
  const dot = element('span', { class: 'dot' });
  const pill = element(
    'button',
    { type: 'button', class: 'pill', title: 'Mocks (Alt+M)' },
    dot,
    `mock: ${settings.scenario}`,
  );
  const showDot = (): void => void dot.classList.toggle('faulty', mocks.faults.length > 0);
  const faults = faultPart(desk, showDot);
  const calls = callsPart(desk);
  const head = element('header', {}, element('h2', {}, 'Mocks'), element('kbd', {}, 'Alt+M'));
  const sheet = element(
    'div',
    { class: 'sheet', role: 'dialog', 'aria-label': 'Mocks' },
    head,
    scenarioPart(desk),
    faults.node,
    calls.node,
    footer(desk),
  );
  function toggle(isOpen: boolean): void {
    sheet.hidden = !isOpen;
    pill.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    faults.show();
    calls.show();
    sheet.querySelector('select')?.focus();
  }
  mocks.watch(() => {
    if (!sheet.hidden) calls.show();
  });
  pill.addEventListener('click', () => toggle(sheet.hidden !== false));
  listenToKeys({ pill, sheet }, toggle);
  showDot();
  toggle(false);
  const host = element('openmall-mocks' as 'div');
  host.attachShadow({ mode: 'open' }).append(element('style', {}, STYLE), sheet, pill);
  document.body.append(host);
}
