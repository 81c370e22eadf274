import type { Page } from '@playwright/test';
import { withoutPictures } from '../../../../test/browser-stories.ts';
import { openBuyerWithHistory } from '../buyer-history.ts';
import { continueAs, openAccount, signIn } from '../buyer.ts';
import { settled } from '../controls.ts';
import { expect, test } from '../mall.ts';
import { visitorsPages } from '../pages.ts';
import { buyerAddresses } from './addresses.ts';
import { IN_FULL, pagesOf, THIRD } from './short-set.ts';

test.use(withoutPictures);

const MAX_PRESSES = 150;
const PRESSES_AT_ONCE = 10;

interface Walk {
  /** Controls that had the focus so far. */
  presses: number;
  /** The focus is in the footer, or has left a page that has none. */
  arrived: boolean;
  /** Controls of a page without a footer that never had the focus when it left the page. */
  missed: string[];
  /** The first control that got the focus a second time. */
  repeated: string;
}

/** Records in the page which controls get the focus. */
function recordFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walk: Walk = { presses: 0, arrived: false, missed: [], repeated: '' };
    Object.assign(window, { walk });
    const footer = [...document.querySelectorAll('footer')].find((element) => !element.closest('main'));
    addEventListener('focusin', ({ target }) => {
      if (walk.arrived || !(target instanceof Element)) return;
      walk.presses += 1;
      walk.arrived = footer?.contains(target) ?? false;
      if (target.hasAttribute('data-met')) walk.repeated ||= target.outerHTML.slice(0, 120);
      target.setAttribute('data-met', '');
    });
    const isReachable = (control: HTMLElement): boolean =>
      control.tabIndex >= 0 &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled') &&
      !control.closest('[inert], [aria-hidden="true"]');
    // Tab visits only one radio button of a group.
    const wasMet = (control: HTMLElement): boolean =>
      control.hasAttribute('data-met') ||
      (control instanceof HTMLInputElement &&
        control.type === 'radio' &&
        document.querySelector(`[data-met][name="${CSS.escape(control.name)}"]`) !== null);
    addEventListener('focusout', ({ relatedTarget }) => {
      if (footer || relatedTarget !== null || walk.arrived) return;
      walk.arrived = true;
      walk.missed = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
      ]
        .filter((control) => isReachable(control) && !wasMet(control))
        .map((control) => control.outerHTML.slice(0, 120));
    });
  });
}

/** Presses Tab from the top of the page until the focus is in the footer; no control may get it twice. */
async function tabToFooter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await recordFocus(page);
  const walked = () => page.evaluate(() => Reflect.get(window, 'walk') as Walk);
  for (let presses = 0; presses < MAX_PRESSES && !(await walked()).arrived; presses += PRESSES_AT_ONCE)
    for (let press = 0; press < PRESSES_AT_ONCE; press += 1) await page.keyboard.press('Tab');
  const { presses, arrived, missed, repeated } = await walked();
  process.stdout.write(`${address.slice(0, 40).padEnd(42)} ${presses} presses\n`);
  expect.soft(repeated, address).toBe('');
  expect.soft(missed, address).toEqual([]);
  expect.soft(arrived, `${address} after ${presses} presses`).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('searchHistory', JSON.stringify(['lamp', 'kettle', 'tent'])),
  );
});

test(`Tab goes from the top of ${THIRD.name} of a visitor to its footer in 150 presses`, async ({
  page,
  mall,
}) => {
  for (const address of pagesOf(THIRD, await visitorsPages(mall), 1)) await tabToFooter(page, address);
});

/** The focus stays within an open dialog, such as the payment of a placed order. */
const opensDialog = (address: string): boolean =>
  /[?&](action|customerService)=|^\/settlement\?orders=/.test(address);

test(`Tab goes from the top of ${THIRD.name} of a buyer to its footer in 150 presses`, async ({
  page,
  mall,
}) => {
  test.slow(IN_FULL);
  const history = await openBuyerWithHistory(mall);
  await continueAs(page, mall, history.buyer);
  const addresses = buyerAddresses(history).filter((address) => !opensDialog(address));
  for (const address of pagesOf(THIRD, addresses, 0)) await tabToFooter(page, address);
});

test('The checkout says that it is loading until its header is there to be reached', async ({
  page,
  mall,
}) => {
  await signIn(page, await openAccount(mall));
  const header = Promise.withResolvers<void>();
  await page.route('**/PlainHeader-*.js', async (route) => {
    await header.promise;
    await route.continue();
  });
  await page.goto('/settlement');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('body > #root > [aria-busy="true"]')).toHaveCount(1);
  header.resolve();
  await settled(page);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'openmall, go to the home page' }),
  ).toBeVisible();
});

test('The arrow keys go through a row of goods that Tab passes at once', async ({ page, mall }) => {
  await page.goto(`${mall.url}/index`);
  await settled(page);
  const cards = page.getByRole('region', { name: 'New arrivals' }).getByRole('listitem');
  const link = (index: number) => cards.nth(index).getByRole('link').first();
  await link(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.last().getByRole('link').first()).toBeFocused();
  await expect(link(0)).toHaveAttribute('tabindex', '-1');
});
