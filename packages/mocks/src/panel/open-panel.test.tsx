import { beforeEach, expect, test, vi } from 'vitest';
import { createMocks } from '../create-mocks.ts';
import type { Mocks } from '../mocks.ts';
import { call } from '../tests/inputs.ts';
import { openPanel, openSettings } from './open-panel.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Opens the panel of a page with the given query. */
function panelAt(search: string) {
  const { settings } = openSettings(search);
  const mocks = createMocks(settings);
  openPanel(mocks, settings);
  const root = document.querySelector('openmall-mocks')?.shadowRoot;
  if (!root) throw new Error('The panel is missing.');
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
  const operationInput = find('.fault input', HTMLInputElement);
  operationInput.value = operation;
  operationInput.dispatchEvent(new Event('input'));
  find('.fault select', HTMLSelectElement).value = fault;
  find('.fault', HTMLFormElement).requestSubmit();
}

const codeOf = async (mocks: Mocks): Promise<string> => {
  const answer = await call(mocks, 'walletGetUsdt');
  return ((await answer?.json()) as { code: string }).code;
};

test('Alt+M opens the panel, Escape closes it', () => {
  const { sheet, pill } = panelAt('');
  expect(sheet.hidden).toBe(true);
  window.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyM' }));
  expect([sheet.hidden, pill.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  sheet.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([sheet.hidden, pill.getAttribute('aria-expanded')]).toEqual([true, 'false']);
});

test('Alt+M closes the panel from one of its fields', () => {
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

test('The user signs in again after a change of scenario or seed and after a restart, but not after a reload', () => {
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

test('Opening a link starts a new mall; a reload does not', () => {
  const open = (isReload: boolean) => openSettings('?mock=new-user', sessionStorage, isReload).isNew;
  expect([open(false), open(true), open(false)]).toEqual([true, false, true]);
});

test('A copied link reproduces mall, delays and faults', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const panel = panelAt('?mock=many-orders&seed=7&latency=200-600&fault=everywhere-502-0.2');
  addFault(panel, 'walletGetUsdt', 'sessionExpired');
  panel.find('footer button + button', HTMLButtonElement).click();
  vi.unstubAllGlobals();
  const settings = openSettings('').settings;
  sessionStorage.clear();
  expect(openSettings(new URL(writeText.mock.calls[0]?.[0] ?? '').search).settings).toEqual(settings);
  expect(settings).toMatchObject({ latency: [200, 600], faults: [{ rate: 0.2 }, { rate: 1 }] });
});

test.each([
  ['has no clipboard', {}],
  ['blocks the clipboard', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } }],
])('A page that %s shows the link in a prompt', async (_case, navigator) => {
  const prompt = vi.fn<(text: string, link: string) => null>();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('prompt', prompt);
  const panel = panelAt('?mock=many-orders');
  panel.find('footer button + button', HTMLButtonElement).click();
  await vi.waitFor(() => expect(prompt.mock.calls[0]?.[1]).toContain('mock=many-orders'));
  vi.unstubAllGlobals();
});

test('An added fault applies to the next call, survives a reload and can be removed', async () => {
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

test('Offers only the errors of the selected operation', () => {
  const panel = panelAt('');
  const operationInput = panel.find('.fault input', HTMLInputElement);
  operationInput.value = 'orderPay';
  operationInput.dispatchEvent(new Event('input'));
  const errors = panel.texts('.fault optgroup:first-child option');
  expect(errors).toContain('insufficientBalance');
  expect(errors).not.toContain('favouriteLimit');
});

test('Lists calls as they happen', async () => {
  const panel = panelAt('');
  panel.pill.click();
  await codeOf(panel.mocks);
  expect(panel.texts('.calls li > :first-child')).toEqual(['walletGetUsdt']);
});

test('The address sets scenario and seed of the tab', () => {
  expect(openSettings('?mock=loan-overdue&seed=7')).toMatchObject({
    settings: { scenario: 'loan-overdue', seed: '7' },
    isNew: true,
  });
  expect(openSettings('')).toMatchObject({ settings: { scenario: 'loan-overdue', seed: '7' }, isNew: false });
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(openSettings('?mock=nonsense').settings.scenario).toBe('loan-overdue');
  expect(warn.mock.calls[0]?.[0]).toContain('loan-overdue');
});

test('ships paid orders, and says when there is nothing left to ship', async () => {
  const panel = panelAt('');
  const shipped = async () => {
    const answer = await call(panel.mocks, 'orderCountOrderStatus');
    return ((await answer?.json()) as { data: { waitReceiptCount: string } }).data.waitReceiptCount;
  };
  const before = Number(await shipped());
  const takeStep = () => panel.find('.step', HTMLButtonElement).click();
  takeStep();
  expect(Number(await shipped())).toBeGreaterThan(before);
  expect(panel.texts('.mall .hint')).toEqual([expect.stringContaining('changed')]);
  takeStep();
  expect(panel.texts('.mall .hint')).toEqual(['Nothing was in the right state.']);
});
