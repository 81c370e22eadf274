/** The lazy parts of pages, and how a user reaches each of them. */
import type { Locator, Page } from '@playwright/test';

export interface LazyPart {
  readonly user: 'visitor' | 'buyer' | 'newBuyer' | 'phone';
  /** The URL of its page; `{goods}`, `{sized}` and `{buy}` stand for goods of the demo. */
  readonly address: string;
  /** Opens the part; omitted if the page shows it at once. */
  readonly press?: (page: Page) => Promise<void>;
  /** The placeholder while it loads; a busy frame by default. */
  readonly frame?: (page: Page) => Locator;
  /** Where it reports a failure; a toast by default. */
  readonly failure?: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
}

const clickButton =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');
const menu = (page: Page) => page.getByRole('menu');
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const main = (page: Page) => page.getByRole('main');
/** A loading header reserves its height, and the page below is visible. */
const header = { frame: main, failure: (page: Page) => page.getByRole('banner') };

async function submitRegistration(page: Page): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(`lazy${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Sunny-42day');
  await page.getByLabel('Confirm password').fill('Sunny-42day');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function chooseCode(page: Page): Promise<void> {
  await submitRegistration(page);
  await page.getByRole('button', { name: 'Use a code instead' }).click();
}

async function clearSearches(page: Page): Promise<void> {
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Clear all' }).click();
}

async function changePaymentMethod(page: Page): Promise<void> {
  await clickButton('Pay now')(page);
  await dialog(page).getByRole('link', { name: 'Pay another way' }).click();
}

const addAddress = {
  user: 'buyer',
  address: '/userInfo/setup/shipping-address',
  press: clickButton('Add an address'),
} as const;

/** By module. */
export const lazyParts: Readonly<Record<string, LazyPart>> = {
  'features/questions/QuestionsPanel.tsx': {
    user: 'visitor',
    address: '/productDetails?id={goods}',
    press: (page) => page.getByRole('tab', { name: 'Questions' }).click(),
    failure: main,
    opened: (page) => page.getByRole('link', { name: 'Sign in to ask a question' }),
  },
  'features/cart/CartDrawer.tsx': {
    user: 'visitor',
    address: '/index',
    press: clickButton(/^Cart/),
    opened: dialog,
  },
  'features/chat/ServiceChat.tsx': {
    user: 'visitor',
    address: '/index',
    press: clickButton(/customer service/i),
    opened: dialog,
  },
  'app/shell/header/strip/LanguageList.tsx': {
    user: 'visitor',
    address: '/index',
    press: clickButton(/^Language/),
    opened: menu,
  },
  'features/search/history/ClearSearches.tsx': {
    user: 'visitor',
    address: '/index',
    press: clearSearches,
    opened: dialog,
  },
  'features/catalog/filters/FilterColumn.tsx': {
    user: 'visitor',
    address: '/commodity',
    failure: main,
    opened: (page) => main(page).getByRole('checkbox', { name: 'In stock only' }),
  },
  'features/product/Specification.tsx': {
    user: 'visitor',
    address: '/productDetails?id={goods}#specification',
    failure: main,
    opened: (page) => main(page).getByRole('table'),
  },
  'features/reviews/ReviewsPanel.tsx': {
    user: 'visitor',
    address: '/productDetails?id={goods}#reviews',
    failure: main,
    opened: (page) => main(page).getByRole('button', { name: /^All/ }),
  },
  'shared/ui/pictures/LightboxDialog.tsx': {
    user: 'visitor',
    address: '/productDetails?id={goods}',
    press: clickButton('Enlarge pictures'),
    opened: dialog,
  },
  'features/product/size/SizeGuideDialog.tsx': {
    user: 'visitor',
    address: '/productDetails?id={sized}',
    press: clickButton('Size guide'),
    opened: dialog,
  },
  'features/account/slider/SliderDialog.tsx': {
    user: 'visitor',
    address: '/register',
    press: submitRegistration,
    opened: dialog,
  },
  'features/account/access/RegisterCode.tsx': {
    user: 'visitor',
    address: '/register',
    press: chooseCode,
    failure: main,
    opened: (page) => page.getByRole('button', { name: 'Send code' }),
  },
  'app/shell/header/strip/UserList.tsx': {
    user: 'buyer',
    address: '/commodity',
    press: clickButton(/^Your account/),
    opened: menu,
  },
  'features/home/BuyerCardMember.tsx': {
    user: 'buyer',
    address: '/index',
    failure: main,
    opened: (page) => main(page).getByRole('link', { name: 'Your orders' }),
  },
  'features/orders/OrderDialogs.tsx': {
    user: 'buyer',
    address: '/userInfo/my-order',
    press: clickButton('Cancel'),
    opened: dialog,
  },
  'features/checkout/pay/PayDialog.tsx': {
    user: 'buyer',
    address: '/userInfo/my-order',
    press: clickButton('Pay now'),
    opened: dialog,
  },
  'features/orders/detail/OrderTimeline.tsx': {
    user: 'buyer',
    address: '/userInfo/my-order',
    press: clickButton('Track'),
    frame: (page) => main(page).locator('[aria-busy]'),
    failure: main,
    opened: (page) => main(page).getByText('Order placed, waiting for payment'),
  },
  'features/checkout/pay/PlacedOrders.tsx': {
    user: 'buyer',
    address: '/userInfo/my-order',
    press: changePaymentMethod,
    failure: main,
    opened: (page) => main(page).getByRole('button', { name: 'Continue to payment' }),
  },
  'features/account/address/AddressDialog.tsx': { ...addAddress, opened: dialog },
  'features/account/address/AddressForm.tsx': {
    ...addAddress,
    failure: dialog,
    opened: (page) => dialog(page).getByLabel('Full name'),
  },
  'app/shell/header/ChatHeader.tsx': {
    ...header,
    user: 'buyer',
    address: '/chat',
    opened: (page) => page.getByRole('banner').getByText('Go to the shop'),
  },
  'app/shell/header/PlainHeader.tsx': {
    ...header,
    user: 'buyer',
    address: '/settlement?buy={buy}',
    opened: (page) => page.getByRole('banner').getByText('Back to cart'),
  },
  'features/checkout/coupon/CouponPicker.tsx': {
    user: 'buyer',
    address: '/settlement?buy={buy}',
    press: clickButton('Use a coupon'),
    opened: dialog,
  },
  'features/account/fund-password/SetFundPassword.tsx': {
    user: 'newBuyer',
    address: '/userInfo/my-order',
    press: clickButton('Pay now'),
    failure: dialog,
    opened: (page) => dialog(page).locator('form input').first(),
  },
  'app/shell/phone/BottomLinks.tsx': {
    user: 'phone',
    address: '/index',
    failure: shortcuts,
    opened: (page) => shortcuts(page).getByRole('link', { name: 'Account' }),
  },
  'app/shell/phone/MobileMenuSheet.tsx': {
    user: 'phone',
    address: '/index',
    press: clickButton('Menu'),
    opened: dialog,
  },
  'features/catalog/filters/FilterSheet.tsx': {
    user: 'phone',
    address: '/commodity',
    press: clickButton('Filters'),
    opened: dialog,
  },
  'features/catalog/sort/SortSheet.tsx': {
    user: 'phone',
    address: '/commodity',
    press: clickButton(/^Sort by/),
    opened: dialog,
  },
};
