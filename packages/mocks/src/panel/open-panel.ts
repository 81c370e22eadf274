/** `@openmall/mocks/panel`: a panel in the page that controls the mocks. For development only. */
import type { Mocks } from '../mocks.ts';
import { demoBuyer } from '../state/accounts.ts';
import { callsPart } from './calls-part.ts';
import type { PanelContext } from './panel-context.ts';
import { element } from './element.ts';
import { faultPart } from './fault-part.ts';
import { linkTo, withoutSettings } from './link.ts';
import { mallPart } from './mall-part.ts';
import { scenarioPart } from './scenario-part.ts';
import type { Settings } from './settings-type.ts';
import { saveSettings, endSession } from './settings.ts';
import { STYLE } from './style.ts';

export type { Settings } from './settings-type.ts';
export { openSettings, type Opening } from './settings.ts';

/** Reloads without the settings in the address, so that those of the panel apply. */
function reload(): void {
  const url = withoutSettings(window.location.href);
  if (url.href === window.location.href) window.location.reload();
  else window.location.replace(url);
}

function createPanelContext(mocks: Mocks, initialSettings: Settings): PanelContext {
  let settings = initialSettings;
  const change = (changes: Partial<Settings>): void => {
    settings = { ...settings, ...changes };
    saveSettings(settings);
  };
  return {
    mocks,
    settings: () => settings,
    change,
    restart: reload,
    startOver(changes) {
      change({ faults: [], latency: undefined, ...changes });
      endSession();
      reload();
    },
  };
}

function footer(context: PanelContext): HTMLElement {
  const copy = element('button', { type: 'button' }, 'Copy link');
  copy.addEventListener('click', () => {
    const link = linkTo(window.location.href, context.settings());
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    const showLink = () => void window.prompt('Copy this link', link);
    // The clipboard is missing on pages without TLS and blocked in some frames. Then a prompt shows the link.
    if (clipboard) clipboard.writeText(link).then(() => copy.replaceChildren('Copied'), showLink);
    else showLink();
  });
  const startOverButton = element(
    'button',
    { type: 'button', onclick: () => context.startOver({}) },
    'Start over',
  );
  const { username, password, fundPassword } = demoBuyer;
  const hint = element('p', { class: 'hint' }, 'Sign in as ');
  hint.append(
    element('code', {}, username),
    ' with ',
    element('code', {}, password),
    '; the payment PIN is ',
    element('code', {}, fundPassword),
    '.',
  );
  return element('footer', {}, startOverButton, copy, hint);
}

interface PanelElements {
  readonly pill: HTMLButtonElement;
  readonly sheet: HTMLElement;
}

const isAltM = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyM';

/** Alt+M toggles the panel from anywhere, Escape closes it from inside. Keys pressed inside do not reach the page. */
function listenToKeys({ pill, sheet }: PanelElements, toggle: (isOpen: boolean) => void): void {
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

/** Adds a button to the corner of the page that opens the panel. */
export function openPanel(mocks: Mocks, settings: Settings): void {
  const context = createPanelContext(mocks, settings);
  const dot = element('span', { class: 'dot' });
  const pill = element(
    'button',
    { type: 'button', class: 'pill', title: 'Mocks (Alt+M)' },
    dot,
    `mock: ${settings.scenario}`,
  );
  const showDot = (): void => void dot.classList.toggle('faulty', mocks.faults.length > 0);
  const faults = faultPart(context, showDot);
  const calls = callsPart(context);
  const head = element('header', {}, element('h2', {}, 'Mocks'), element('kbd', {}, 'Alt+M'));
  const sheet = element(
    'div',
    { class: 'sheet', role: 'dialog', 'aria-label': 'Mocks' },
    head,
    scenarioPart(context),
    mallPart(context),
    faults.node,
    calls.node,
    footer(context),
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
