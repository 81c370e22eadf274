/** Finds links and buttons on any page, and presses them. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until a page has its heading and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  // Not by its role: an open dialog hides the page behind it from screen readers.
  await expect(page.locator('main h1').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

/** Returns the axe violations of the page in its current state. */
export async function faultsByAxe(page: Page): Promise<readonly string[]> {
  // The store has no cross-origin frames, so axe needs no second page to collect its results.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The kind of a page: all goods, stores or orders have the same kind; each topic or tab has its own. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://mall.test');
  const parameters = [...searchParams].map(([name, value]) =>
    /^(topic|index|direction)$/.test(name) ? `${name}=${value}` : name,
  );
  const path = pathname.replace(/^\/searchResult\/.*/, '/searchResult');
  return `${path}?${parameters.toSorted().join('&')}`;
}

/** Returns every store URL that the page links to. Invalid links are returned as they are. */
export async function linksOf(page: Page): Promise<readonly string[]> {
  const hrefs = await page.locator('a').evaluateAll((links) =>
    links.flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const isOnPage = href.length > 1 && href.startsWith('#') && document.querySelector(href) !== null;
      return isOnPage || /^(https?|mailto):/.test(href) ? [] : [href];
    }),
  );
  return [...new Set(hrefs)];
}

/** Opens the menus of the header in sequence and returns their links. */
export async function linksOfMenus(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const menus = page.getByRole('banner').locator('button[aria-expanded="false"]').filter({ visible: true });
  for (let place = 0; place < (await menus.count()); place += 1) {
    await menus.nth(place).click();
    found.push(...(await linksOf(page)));
    await page.keyboard.press('Escape');
  }
  return found;
}

/** Returns the controls without an accessible name. */
export async function namelessControls(page: Page): Promise<readonly string[]> {
  // One snapshot of the page instead of one query per role: the name of a control follows its role in quotes.
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.filter((line) =>
    /^\s*- (button|link|tab|radio|checkbox|textbox|combobox)( \[[^\]]*\])*(:|$)/.test(line),
  );
}

/** Collects the requests that the server rejects, with their statuses. */
export function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response
      .json()
      .then((answer: { readonly code?: unknown }) => {
        const { pathname } = new URL(response.url());
        if (String(answer.code) === '501') refusals.push(`${pathname} on ${page.url()}`);
      })
      .catch(() => undefined); // The page was left before the body was read.
  });
  return refusals;
}

/** Counts every reaction of a page to a press: changed elements, scrolling, moved focus, printing, a new window. */
export async function watchForAnswers(page: Page): Promise<void> {
  // A dialog of the browser changes nothing on the page.
  page.on('filechooser', () => void page.evaluate('answers += 1'));
  await page.addInitScript(() => {
    const count = () => Object.assign(window, { answers: Number(Reflect.get(window, 'answers') ?? 0) + 1 });
    window.print = count;
    window.open = () => {
      count();
      return null;
    };
    addEventListener('scroll', count, true);
    addEventListener('focusin', (event) => event.target instanceof HTMLInputElement && count());
    // Text changes do not count, because clocks tick.
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(count).observe(document, { subtree: true, childList: true, attributes: true }),
    );
  });
}

const answersOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'answers') as unknown);

/**
 * Marks the buttons that are enabled and not selected with their kind, and returns the kinds. It marks one of each
 * kind, because the rows of a list repeat their buttons.
 */
async function markButtons(page: Page, within: string): Promise<readonly string[]> {
  return page.locator(`${within} button`).evaluateAll((buttons) => {
    const kinds = new Set<string>();
    const chosen = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'];
    for (const button of buttons) {
      const [firstWord = ''] = (button.getAttribute('aria-label') ?? button.textContent ?? '')
        .trim()
        .split(' ');
      // Without Emotion's class, which changes with the state of a button.
      const looks = button.className.replaceAll(/\bcss-\S+/g, '');
      const kind = `${looks} ${button.closest('li, article')?.tagName ?? ''} ${firstWord}`;
      const isOff = button.matches(':disabled, [inert] *, [aria-hidden=true] *');
      const isChosen = chosen.some((name) => /^(true|page)$/.test(button.getAttribute(name) ?? ''));
      if (isOff || isChosen || kinds.has(kind) || !button.checkVisibility({ visibilityProperty: true }))
        continue;
      button.setAttribute('data-press', kind);
      kinds.add(kind);
    }
    return [...kinds];
  });
}

/** Waits until the page is idle, so that its own changes are not taken for the effect of a press. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  let before: unknown;
  for (let look = 0; look < 30; look += 1) {
    const now = await answersOf(page);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(100);
  }
}

const stateOf = async (page: Page) => ({ address: page.url(), answers: await answersOf(page) });

/** Presses a button. Returns why it could not be pressed, or an empty text. */
const press = (button: Locator): Promise<string> =>
  button.click({ timeout: 2_000 }).then(
    () => '',
    (error: unknown) => String(error).slice(-400),
  );

interface Press {
  readonly within: string;
  readonly kind: string;
}

const buttonOf = (page: Page, kind: string): Locator =>
  page.locator(`[data-press=${JSON.stringify(kind)}]`).first();

/** Presses a button. Returns an empty text if the press changed the page, the URL or the focus, otherwise why not. */
async function reasonOfNoEffect(page: Page, { within, kind }: Press): Promise<string> {
  const pressOnce = async () => {
    await rest(page);
    // A part that was drawn anew meanwhile has lost the marks.
    await markButtons(page, within);
    return { before: await stateOf(page), blocker: await press(buttonOf(page, kind)) };
  };
  let { before, blocker } = await pressOnce();
  if (blocker) {
    // Something that opened late covers the button.
    await page.keyboard.press('Escape');
    ({ before, blocker } = await pressOnce());
    if (blocker) return blocker;
  }
  for (let look = 0; look < 30; look += 1) {
    const { address, answers } = await stateOf(page);
    if (address !== before.address || answers !== before.answers) return '';
    await page.waitForTimeout(100);
  }
  return 'nothing changed';
}

/** Presses every kind of button on a page and returns those without any effect, each with the reason. */
export async function deadButtons(page: Page, address: string, within = 'main'): Promise<readonly string[]> {
  /** Opens the page and marks its buttons. Waits for those of a kind, which may come later than the heading. */
  const open = async (kind?: string): Promise<readonly string[]> => {
    await page.goto(address);
    await settled(page);
    let kinds: readonly string[] = [];
    for (let look = 0; look < 10; look += 1) {
      await rest(page);
      kinds = await markButtons(page, within);
      if (kind === undefined || kinds.includes(kind)) break;
      await page.waitForTimeout(500);
    }
    return kinds;
  };
  const dead: string[] = [];
  const kinds = await open();
  const opened = page.url();
  for (const kind of kinds) {
    const button = buttonOf(page, kind);
    // The previous press may have left the page, opened something or removed this button.
    await rest(page);
    await page.keyboard.press('Escape');
    if (page.url() !== opened || !(await canBePressed(button))) await open(kind);
    if (!(await canBePressed(button))) continue;
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (!(await reasonOfNoEffect(page, { within, kind }))) continue;
    // The previous press may have had the same effect, or have folded the part of this button, which the page
    // remembers: try once more on a fresh page.
    if (!(await open(kind)).includes(kind)) continue;
    await page.keyboard.press('Escape');
    const reason = await reasonOfNoEffect(page, { within, kind });
    if (reason) dead.push(`${name}: ${reason}`);
  }
  return dead;
}

const canBePressed = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) && (await button.isEnabled()) && !(await isBehindDialog(button));

/** Tolerates a removed element: a rerender may replace it at this moment. */
const isBehindDialog = (button: Locator): Promise<boolean> =>
  button
    .evaluate(
      (element) => {
        const dialog = document.querySelector('dialog[open]');
        return dialog !== null && !dialog.contains(element);
      },
      undefined,
      { timeout: 2_000 },
    )
    .catch(() => true);
