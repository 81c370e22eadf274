/** The user interface of the demo itself: progress of the setup, mails, and the button to start over. */
import type { FromMall } from '../messages.ts';
import { PANEL_STYLE } from './panel-style.ts';
import { interpolate, splitAtPlaceholders, type Translation, type Words } from './translations.ts';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] =>
  Object.assign(document.createElement(name), { textContent: text, className });

function button(text: string, act: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.onclick = act;
  return made;
}

export interface Panel {
  readonly show: (message: FromMall) => void;
  /** Shows why the mall cannot be opened, and advice if there is any. */
  readonly fail: (why: string, advice?: string) => void;
}

function createSetup(words: Words) {
  const setup = element('div', '', 'setup');
  const card = element('div', '', 'card');
  card.setAttribute('role', 'status');
  const title = element('h1', words.setup);
  const stage = element('p', words.once);
  const bar = element('progress');
  bar.setAttribute('aria-label', title.textContent);
  card.append(title, stage, bar);
  setup.append(card);
  return { setup, title, stage, bar };
}

/** The demo buyer of the snapshot. */
const BUYER: Readonly<Record<string, string>> = {
  user: 'demo@openmall.example',
  password: 'Demo2468',
  fund: '246810',
};

function createAbout(words: Words, startOver: () => void): HTMLElement {
  const about = element('details');
  const buyer = element('p');
  buyer.append(
    ...splitAtPlaceholders(words.buyer).map((part, at) =>
      at % 2 ? element('code', BUYER[part] ?? part) : part,
    ),
  );
  const again = button(words.again, () => {
    if (window.confirm(words.forget)) startOver();
  });
  about.append(
    element('summary', words.demo),
    element('p', words.about),
    buyer,
    element('p', words.moving),
    again,
  );
  return about;
}

function createLetter(
  words: Words,
  { recipient, subject, body }: Extract<FromMall, { kind: 'letter' }>,
): HTMLElement {
  const letter = element('div', '', 'letter');
  letter.setAttribute('role', 'status');
  letter.append(
    element('strong', subject),
    element('div', interpolate(words.to, { recipient })),
    element('div', body),
    button(words.close, () => letter.remove()),
  );
  // Mails may be in another language than the page.
  for (const part of letter.children) part.setAttribute('dir', 'auto');
  return letter;
}

export function createPanel({ words, lang, dir }: Translation, startOver: () => void): Panel {
  const host = Object.assign(element('openmall-demo' as 'div'), { lang, dir });
  const root = host.attachShadow({ mode: 'open' });
  const { setup, title, stage, bar } = createSetup(words);
  const corner = element('div', '', 'corner');
  root.append(element('style', PANEL_STYLE), setup, corner);
  document.body.append(host);
  const fail = (why: string, advice?: string): void => {
    title.textContent = words.failed;
    stage.textContent = why;
    bar.replaceWith(advice === undefined ? button(words.again, startOver) : element('p', advice));
  };
  const progress = ({ stage: name, loaded, total }: Extract<FromMall, { kind: 'progress' }>): void => {
    const figures = { loaded: megabytes(loaded), total: megabytes(total) };
    stage.textContent =
      name === 'fetching' ? `${words.fetching} ${interpolate(words.megabytes, figures)}` : words[name];
    if (name === 'fetching') Object.assign(bar, { value: loaded, max: total });
    else bar.removeAttribute('value');
  };
  const show = (message: FromMall): void => {
    if (message.kind === 'progress') progress(message);
    if (message.kind === 'failed') fail(message.why);
    if (message.kind === 'letter') corner.prepend(createLetter(words, message));
    if (message.kind === 'cleared') window.location.reload();
    if (message.kind !== 'ready' || !setup.isConnected) return;
    setup.remove();
    corner.append(createAbout(words, startOver));
  };
  return { show, fail };
}
