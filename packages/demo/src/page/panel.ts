/** The user interface of the demo itself: progress of the setup, mails, and the button to start over. */
import type { FromMall } from '../messages.ts';
import { PANEL_STYLE } from './panel-style.ts';
import { interpolate, splitAtPlaceholders, type Translation, type Texts } from './translations.ts';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] =>
  Object.assign(document.createElement(name), { textContent: text, className });

function button(text: string, onClick: () => void): HTMLButtonElement {
  const result = element('button', text);
  result.type = 'button';
  result.onclick = onClick;
  return result;
}

export interface Panel {
  readonly show: (message: FromMall) => void;
  /** Shows why the mall cannot be opened, and advice if there is any. */
  readonly fail: (reason: string, advice?: string) => void;
}

function createSetup(texts: Texts) {
  const setup = element('div', '', 'setup');
  const card = element('div', '', 'card');
  card.setAttribute('role', 'status');
  const title = element('h1', texts.setup);
  const stage = element('p', texts.once);
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

function createAbout(texts: Texts, startOver: () => void): HTMLElement {
  const about = element('details');
  const buyer = element('p');
  buyer.append(
    ...splitAtPlaceholders(texts.buyer).map((part, at) =>
      at % 2 ? element('code', BUYER[part] ?? part) : part,
    ),
  );
  const again = button(texts.again, () => {
    if (window.confirm(texts.forget)) startOver();
  });
  about.append(
    element('summary', texts.demo),
    element('p', texts.about),
    buyer,
    element('p', texts.moving),
    again,
  );
  return about;
}

function createMail(
  texts: Texts,
  { recipient, subject, body }: Extract<FromMall, { kind: 'mail' }>,
): HTMLElement {
  const mail = element('div', '', 'mail');
  mail.setAttribute('role', 'status');
  mail.append(
    element('strong', subject),
    element('div', interpolate(texts.to, { recipient })),
    element('div', body),
    button(texts.close, () => mail.remove()),
  );
  // Mails may be in another language than the page.
  for (const part of mail.children) part.setAttribute('dir', 'auto');
  return mail;
}

export function createPanel({ texts, lang, dir }: Translation, startOver: () => void): Panel {
  const host = Object.assign(element('openmall-demo' as 'div'), { lang, dir });
  const root = host.attachShadow({ mode: 'open' });
  const { setup, title, stage, bar } = createSetup(texts);
  const corner = element('div', '', 'corner');
  root.append(element('style', PANEL_STYLE), setup, corner);
  document.body.append(host);
  const fail = (reason: string, advice?: string): void => {
    title.textContent = texts.failed;
    stage.textContent = reason;
    bar.replaceWith(advice === undefined ? button(texts.again, startOver) : element('p', advice));
  };
  const progress = ({ stage: name, loaded, total }: Extract<FromMall, { kind: 'progress' }>): void => {
    const values = { loaded: megabytes(loaded), total: megabytes(total) };
    stage.textContent =
      name === 'fetching' ? `${texts.fetching} ${interpolate(texts.megabytes, values)}` : texts[name];
    if (name === 'fetching') Object.assign(bar, { value: loaded, max: total });
    else bar.removeAttribute('value');
  };
  const show = (message: FromMall): void => {
    if (message.kind === 'progress') progress(message);
    if (message.kind === 'failed') fail(message.reason);
    if (message.kind === 'mail') corner.prepend(createMail(texts, message));
    if (message.kind === 'cleared') window.location.reload();
    if (message.kind !== 'ready' || !setup.isConnected) return;
    setup.remove();
    corner.append(createAbout(texts, startOver));
  };
  return { show, fail };
}
