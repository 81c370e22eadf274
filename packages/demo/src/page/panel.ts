/** What the visitor sees of the demo itself: how far it is set up, letters that came, and the way to begin anew. */
import type { FromMall, Stage } from '../messages.ts';

const STYLE = `
  :host { all: initial; font: 14px/20px system-ui, sans-serif; color: #12241e }
  .setup { position: fixed; inset: 0; z-index: 2000; display: grid; place-items: center; background: #f3f5f4 }
  .card { background: #fff; border: 1px solid #dde3e0; border-radius: 12px; padding: 28px; width: min(420px, 86vw) }
  h1 { font-size: 20px; line-height: 28px; margin: 0 0 4px } p { margin: 0 0 12px; color: #44564f }
  progress { width: 100%; height: 10px; accent-color: #0b7a5c }
  .corner { position: fixed; inset-block-end: 16px; inset-inline-start: 16px; z-index: 1900; display: grid; gap: 8px; width: min(340px, 80vw) }
  .letter, details { background: #fff; border: 1px solid #c9d3ce; border-radius: 10px; padding: 10px 14px; box-shadow: 0 6px 24px #0002 }
  .letter { white-space: pre-line } details:not([open]) { width: max-content }
  summary { cursor: pointer; font-weight: 600 } strong { display: block }
  button { font: inherit; padding: 6px 12px; border-radius: 8px; border: 1px solid #b9c5bf; background: #fff; cursor: pointer; margin-block-start: 8px }
  code { font: 13px ui-monospace, monospace }
`;

const STAGES: Readonly<Record<Stage, string>> = {
  starting: 'Starting …',
  waiting: 'Waiting for another tab to let go of the mall …',
  fetching: 'Bringing the database …',
  unpacking: 'Putting the goods on the shelves …',
  opening: 'Opening the doors …',
};

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] =>
  Object.assign(document.createElement(name), { textContent: text, className });

export interface Panel {
  readonly show: (message: FromMall) => void;
  readonly fail: (why: string) => void;
}

function createSetup() {
  const setup = element('div', '', 'setup');
  const card = element('div', '', 'card');
  card.setAttribute('role', 'status');
  const title = element('h1', 'The mall is being set up');
  const stage = element('p', 'Once, some seconds. Everything stays in this browser.');
  const bar = element('progress');
  bar.setAttribute('aria-label', title.textContent);
  card.append(title, stage, bar);
  setup.append(card);
  return { setup, title, stage, bar };
}

function createAbout(startOver: () => void): HTMLElement {
  const about = element('details');
  const again = element('button', 'Start over');
  again.type = 'button';
  again.onclick = () => {
    if (window.confirm('Forget everything that was done here and begin with a fresh mall?')) startOver();
  };
  const buyer = element('p', 'Log in as ');
  buyer.append(element('code', 'demo@openmall.example'), ' with ', element('code', 'Demo2468'));
  buyer.append(' (fund password ', element('code', '246810'), '), or register.');
  about.append(
    element('summary', 'Demo'),
    element('p', 'There is no server: store, database and merchants run in this browser, and stay in it.'),
    buyer,
    again,
  );
  return about;
}

function createLetter({ recipient, subject, body }: Extract<FromMall, { kind: 'letter' }>): HTMLElement {
  const letter = element('div', '', 'letter');
  letter.setAttribute('role', 'status');
  const close = element('button', 'Close');
  close.type = 'button';
  close.onclick = () => letter.remove();
  letter.append(element('strong', subject), element('div', `To ${recipient}`), element('div', body), close);
  return letter;
}

export function createPanel(startOver: () => void): Panel {
  const host = element('openmall-demo' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const { setup, title, stage, bar } = createSetup();
  const corner = element('div', '', 'corner');
  root.append(element('style', STYLE), setup, corner);
  document.body.append(host);
  const fail = (why: string): void => {
    title.textContent = 'The mall can’t be set up';
    stage.textContent = why;
    const again = element('button', 'Start over');
    again.onclick = startOver;
    bar.replaceWith(again);
  };
  const progress = ({ stage: name, loaded, total }: Extract<FromMall, { kind: 'progress' }>): void => {
    const figures = name === 'fetching' ? ` ${megabytes(loaded)} of ${megabytes(total)} MB` : '';
    stage.textContent = STAGES[name] + figures;
    if (name === 'fetching') Object.assign(bar, { value: loaded, max: total });
    else bar.removeAttribute('value');
  };
  const show = (message: FromMall): void => {
    if (message.kind === 'progress') progress(message);
    if (message.kind === 'failed') fail(message.why);
    if (message.kind === 'letter') corner.prepend(createLetter(message));
    if (message.kind === 'cleared') window.location.reload();
    if (message.kind !== 'ready' || !setup.isConnected) return;
    setup.remove();
    corner.append(createAbout(startOver));
  };
  return { show, fail };
}
