import { beforeEach, expect, test, vi } from 'vitest';
import { createMocks, type Mocks } from '../create-mocks.ts';
import { call } from '../tests/inputs.ts';
import { openPanel, openSettings } from './open-panel.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** The panel of a page that was opened at this address. */
function panelAt(search: string) {
  const { settings } = openSettings(search);
  const mocks = createMocks(settings);
  openPanel(mocks, settings);
  const root = document.querySelector('openmall-mocks')?.shadowRoot;
  if (!root) throw new Error('The panel is not there.');
  const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
    const element = root.querySelector(selector);
    if (!(element instanceof kind)) throw new Error(`There is no ${selector}.`);
    return element;
  };
  return {
    mocks,
    sheet: find('.sheet', HTMLElement),
    pill: find('.pill', HTMLButtonElement),
    find,
    texts: (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent),
  };
}
type Panel = ReturnType<typeof panelAt>;

function addFault({ find }: Panel, operation: string, fault: string): void {
  const where = find('.fault input', HTMLInputElement);
  where.value = operation;
  where.dispatchEvent(new Event('input'));
  find('.fault select', HTMLSelectElement).value = fault;
  find('.fault', HTMLFormElement).requestSubmit();
}

const codeOf = async (mocks: Mocks): Promise<string> => {
  const answer = await call(mocks, 'walletGetUsdt');
  return ((await answer?.json()) as { code: string }).code;
};

test('Alt+M opens the panel at its first field, Escape leaves it at its button', () => {
  const { sheet, pill } = panelAt('');
  expect(sheet.hidden).toBe(true);
  window.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyM' }));
  expect([sheet.hidden, pill.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  sheet.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([sheet.hidden, pill.getAttribute('aria-expanded')]).toEqual([true, 'false']);
});

test('Alt+M closes the panel from one of its fields too', () => {
  const { sheet, pill, find } = panelAt('');
  pill.click();
  const altM = { altKey: true, code: 'KeyM', bubbles: true, composed: true };
  find('select', HTMLSelectElement).dispatchEvent(new KeyboardEvent('keydown', altM));
  expect(sheet.hidden).toBe(true);
});

function choose(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change'));
}

test('Whoever the scenario has enters where scenario or seed change or all begins anew, not when the page is loaded again', () => {
  expect(openSettings('').isNew).toBe(true);
  const panel = panelAt('');
  expect(openSettings('').isNew).toBe(false);
  choose(panel.find('.sheet select', HTMLSelectElement), 'logged-out');
  expect(openSettings('')).toMatchObject({ settings: { scenario: 'logged-out' }, isNew: true });
  choose(panel.find('[spellcheck]', HTMLInputElement), '7');
  expect(openSettings('')).toMatchObject({ settings: { seed: '7' }, isNew: true });
  addFault(panel, 'walletGetUsdt', 'sessionExpired');
  expect(openSettings('')).toMatchObject({ settings: { faults: [{}] }, isNew: false });
  panel.find('footer button', HTMLButtonElement).click();
  expect(openSettings('')).toMatchObject({ settings: { faults: [] }, isNew: true });
});

test('A link is new whenever it is opened, not when its page is loaded again', () => {
  const open = (isAgain: boolean) => openSettings('?mock=new-user', sessionStorage, isAgain).isNew;
  expect([open(false), open(true), open(false)]).toEqual([true, false, true]);
});

test('A copied link brings somebody else to the same mall, delays and faults', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const panel = panelAt('?mock=many-orders&seed=7&latency=200-600&fault=everywhere-502-0.2');
  addFault(panel, 'walletGetUsdt', 'sessionExpired');
  panel.find('footer button + button', HTMLButtonElement).click();
  vi.unstubAllGlobals();
  const here = openSettings('').settings;
  sessionStorage.clear();
  expect(openSettings(new URL(writeText.mock.calls[0]?.[0] ?? '').search).settings).toEqual(here);
  expect(here).toMatchObject({ latency: [200, 600], faults: [{ rate: 0.2 }, { rate: 1 }] });
});

test.each([
  ['has no clipboard', {}],
  ['refuses the clipboard', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
])('A page that %s shows the link, so that it can be copied by hand', async (_case, navigator) => {
  const prompt = vi.fn<(text: string, link: string) => null>();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('prompt', prompt);
  const panel = panelAt('?mock=many-orders');
  panel.find('footer button + button', HTMLButtonElement).click();
  await vi.waitFor(() => expect(prompt.mock.calls[0]?.[1]).toContain('mock=many-orders'));
  vi.unstubAllGlobals();
});

test('A fault that is added meets the next call, is kept by the tab, and can be taken back', async () => {
  const panel = panelAt('');
  addFault(panel, 'walletGetUsdt', 'sessionExpired');
  expect(panel.texts('.rules li span')).toEqual(['walletGetUsdt → sessionExpired']);
  expect(await codeOf(panel.mocks)).toBe('403');
  document.body.replaceChildren();
  const reloaded = panelAt('');
  expect(await codeOf(reloaded.mocks)).toBe('403');
  reloaded.find('.rules button', HTMLButtonElement).click();
  expect(reloaded.texts('.rules li')).toEqual([]);
  expect(await codeOf(reloaded.mocks)).toBe('0');
});

test('Only the errors of an operation can be chosen for it', () => {
  const panel = panelAt('');
  const where = panel.find('.fault input', HTMLInputElement);
  where.value = 'orderPay';
  where.dispatchEvent(new Event('input'));
  const errors = panel.texts('.fault optgroup:first-child option');
  expect(errors).toContain('insufficientBalance');
  expect(errors).not.toContain('favouriteLimit');
});

test('The last calls are told as they come', async () => {
  const panel = panelAt('');
  panel.pill.click();
  await codeOf(panel.mocks);
  expect(panel.texts('.calls li > :first-child')).toEqual(['walletGetUsdt']);
});

test('The address chooses the scenario and the seed, once for the tab', () => {
  expect(openSettings('?mock=loan-overdue&seed=7')).toMatchObject({
    settings: { scenario: 'loan-overdue', seed: '7' },
    isNew: true,
  });
  expect(openSettings('')).toMatchObject({ settings: { scenario: 'loan-overdue', seed: '7' }, isNew: false });
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(openSettings('?mock=nonsense').settings.scenario).toBe('loan-overdue');
  expect(warn.mock.calls[0]?.[0]).toContain('loan-overdue');
});
