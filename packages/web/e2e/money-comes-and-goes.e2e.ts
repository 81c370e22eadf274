import { creditHistroy, rechargeBlockchainList, walletGetUsdt, withdrawList } from '@openmall/sdk';
import type { Page } from '@playwright/test';
import { type Account, continueAs, openReadyAccount, signIn } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test, type Mall } from './mall.ts';
import { placeOrder } from './orders.ts';
import { openPayee } from './payee.ts';
import { somePicture } from './pictures.ts';

const main = (page: Page) => page.getByRole('main');
const record = (page: Page) => page.getByRole('dialog');

const balanceOf = async ({ transport }: Account): Promise<string> =>
  (await walletGetUsdt(transport)).balance ?? '';

/** Opens the recharge from the wallet after its code has loaded. */
async function openRecharge(page: Page): Promise<void> {
  await page.goto('/userInfo/money-package');
  await main(page).getByRole('link', { name: 'Recharge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recharge' })).toBeVisible();
}

async function fillRecharge(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: /^Tron/ }).check();
  await page.getByLabel('How much USDT are you sending?').fill(amount);
  await page.getByRole('checkbox', { name: /^I’m sending USDT on Tron/ }).check();
}

/** Uploads the pictures that the open page requires, in sequence. */
async function addPictures(page: Page, mall: Mall): Promise<void> {
  const picture = await somePicture(mall);
  for (const field of await page.locator('input[type="file"]').all()) await field.setInputFiles(picture);
  await expect(page.getByRole('button', { name: /^Remove / })).not.toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Starts the demo's chain and reviewers. */
const walk = (mall: Mall): Promise<void> => mall.restart('running');

test('A buyer with too low a balance recharges over a chain, sees the credit and returns to pay', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const orderId = await placeOrder(mall, buyer, 'Havn Hi-Res Over-Ear Headphones', 60);
  await page.goto(`/settlement?orders=${orderId}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Recharge' }).click();
  await page.getByRole('radio', { name: /^Tron/ }).check();
  await page.getByLabel('How much USDT are you sending?').fill('12000.75');
  await expect(main(page).getByText('12,000.75 USDT', { exact: true })).toBeVisible();

  // The address is hidden until the network is confirmed, and again after another network is chosen.
  const address = main(page).getByText('TQ5p');
  await expect(address).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^I’m sending USDT on Tron/ }).check();
  await expect(address).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^QR code of the address for USDT on Tron/ })).toBeVisible();
  await page.getByRole('radio', { name: /^Ethereum/ }).check();
  await expect(page.getByRole('checkbox', { name: /^I’m sending USDT on Ethereum/ })).not.toBeChecked();
  await fillRecharge(page, '12000.75');

  const send = page.getByRole('button', { name: 'I’ve sent 12,000.75 USDT' });
  await send.click();
  await expect(main(page).getByText('Please add a picture.')).toBeVisible();
  await addPictures(page, mall);
  expect(await faultsByAxe(page)).toEqual([]);
  await send.dblclick();
  await expect(record(page).getByText('Processing')).toBeVisible();
  await expect(record(page).getByRole('img', { name: 'Proof of payment' })).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);
  expect((await rechargeBlockchainList(buyer.transport, {})).elements).toHaveLength(1);

  await walk(mall);
  await expect(record(page).getByText('The money is in your wallet.')).toBeVisible({ timeout: 30_000 });
  expect(await balanceOf(buyer)).toBe('17000.75');
  await record(page).getByRole('button', { name: 'Close' }).click();
  await expect(main(page).getByText('$17,000.75')).toBeVisible();
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await page.getByRole('dialog').getByLabel('Payment PIN').fill(buyer.fundPassword);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
  ).toBeVisible();
});

test('An e-wallet opens its own page and leads back to the wallet, which has the money', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/money-package/recharge?by=thirdParty&back=%2FuserInfo%2Fmy-order');
  await page.getByRole('radio', { name: /^GCash2\.0/ }).check();
  const amount = page.getByLabel('How much USDT do you want in your wallet?');
  await amount.fill('5');
  await amount.press('Enter');
  await expect(main(page).getByText('The amount is too small.')).toBeVisible();
  await amount.fill('250.5');
  await amount.press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const row = page.getByRole('table', { name: 'Recharges' }).getByRole('row', { name: /Bank or e-wallet/ });
  await expect(row).toContainText('Completed');
  await expect(main(page).getByText('$5,250.50')).toBeVisible();
  await row.getByRole('link').click();
  await expect(record(page).getByText('The money is in your wallet.')).toBeVisible();
  await record(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await expect(page).toHaveURL(/\/my-order$/);
});

test('A declined card offers other payment methods and shows the fee of the chosen one until it is paid', async ({
  page,
  mall,
}) => {
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  const orderId = await placeOrder(mall, buyer, 'Severn Ribbed Beanie');
  await page.goto('/userInfo/my-order?index=1');
  await page.getByRole('article').getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pay another way' }).click();
  await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByRole('heading', { name: 'The payment didn’t go through. Please try again.' }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toBeChecked();
  await page.getByRole('radio', { name: /^E-wallet/ }).check();
  const fee = main(page).getByText(/^Handling fee \$\d+\.\d\d$/);
  await expect(fee).toBeVisible();
  const total = await main(page)
    .getByText(/^\$[\d,.]+$/)
    .first()
    .textContent();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText(`USD ${total?.replace('$', '')}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you. Your payment is complete.' }),
  ).toBeVisible();
  await expect(
    main(page)
      .getByText(total ?? '', { exact: true })
      .first(),
  ).toBeVisible();
  await expect(fee).toBeVisible();
  await page.goto(`/userInfo/order-detail?id=${orderId}`);
  await expect(main(page).getByRole('term').filter({ hasText: 'Handling fee' })).toBeVisible();
  await expect(
    main(page)
      .getByRole('definition')
      .filter({ hasText: total ?? '' }),
  ).toBeVisible();
});

test('A rejected recharge shows an error, and the wallet opens after 2.5 seconds', async ({ page, mall }) => {
  const buyer = await openReadyAccount(mall);
  await signIn(page, buyer);
  await page.clock.install();
  // The intercepted request names a network that the coin does not support.
  await page.route(/!recharge\b/, (route) => {
    const body = route.request().postData() ?? '';
    expect(body).toContain('TRC20');
    return route.continue({ postData: body.replace('TRC20', 'OMNI') });
  });
  await openRecharge(page);
  await fillRecharge(page, '20');
  await addPictures(page, mall);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'I’ve sent 20 USDT' }).click();
  await expect(main(page).getByRole('alert')).toContainText('This coin isn’t available on that network.');
  await page.clock.runFor(2_400);
  await expect(page).toHaveURL(/\/userInfo\/money-package\/recharge$/);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/userInfo\/money-package$/);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  expect((await rechargeBlockchainList(buyer.transport, {})).elements).toEqual([]);
});

test('A buyer completes the withdrawal requirements, adds an address and withdraws to it once', async ({
  page,
  mall,
}) => {
  await walk(mall);
  const [buyer, payee] = await Promise.all([openReadyAccount(mall), openPayee(mall)]);
  await continueAs(page, mall, buyer);
  await page.goto('/userInfo/money-package/withdraw');
  await expect(main(page).getByRole('heading', { name: 'Before your first withdrawal' })).toBeVisible();
  await expect(main(page).getByText('1 of 5 done')).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^Set up an authenticator/ })
    .click();
  await expect(page).toHaveURL(/\/setup\/authenticator/);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, payee);
  await page.goto('/userInfo/money-package/withdraw');
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('0x52908400098527886E0F7030069857D2E4169EE7');
  const code = page.getByLabel('Authenticator code');
  await code.fill(await payee.nextCode());
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add address' }).click();
  await expect(main(page).getByRole('alert')).toContainText(
    'This address doesn’t match the network. Please check it.',
  );
  await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add address' }).click();
  await expect(main(page).getByText('TR7NHq … gjLj6t')).toBeVisible();

  const amount = page.getByLabel('How much USDT would you like to withdraw?');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(amount).toHaveValue('5000');
  await amount.fill('5000.0000000001');
  await amount.press('Enter');
  await expect(main(page).getByText('This is more than your balance.')).toBeVisible();
  await amount.fill('33.3333333333');
  await expect(main(page).getByText('0.3333333333 USDT')).toBeVisible();
  await amount.press('Enter');
  const ask = page.getByRole('dialog', { name: 'Confirm withdrawal?' });
  for (const text of ['Tron (TRC20)', '33.3333333333 USDT', '0.3333333333 USDT', '33 USDT'])
    await expect(ask.getByText(text, { exact: true })).toBeVisible();
  expect(await faultsByAxe(page)).toEqual([]);
  await ask.getByLabel('Authenticator code').fill(await payee.nextCode());
  await ask.getByLabel('Payment PIN').fill('000000');
  await page.keyboard.press('Enter');
  await expect(ask.getByRole('alert')).toContainText('The payment PIN is wrong.');
  await ask.getByLabel('Payment PIN').fill(payee.fundPassword);
  await ask.getByRole('button', { name: 'Withdraw 33.3333333333 USDT' }).dblclick();
  await expect(record(page).getByText('It has been paid out.')).toBeVisible({ timeout: 30_000 });
  expect((await withdrawList(payee.transport, {})).elements).toHaveLength(1);
  expect(await balanceOf(payee)).toBe('4966.6666666667');

  await page.goto('/userInfo/money-package/withdraw?to=bank');
  await page.getByLabel('Bank', { exact: true }).fill('First Bank of Bergen');
  await page.getByLabel('Account holder').fill('Amelia Hartley');
  await page.getByLabel('Account or card number').fill('NO9386011117947');
  await amount.fill('100');
  await amount.press('Enter');
  await expect(ask.getByText('98 USDT', { exact: true })).toBeVisible();
  await ask.getByLabel('Authenticator code').fill(await payee.nextCode());
  await ask.getByLabel('Payment PIN').fill(payee.fundPassword);
  await page.keyboard.press('Enter');
  await expect(record(page).getByText('***********7947')).toBeVisible();
  await page.goto('/userInfo/money-package/withdraw');
  await page.getByRole('button', { name: 'Remove address' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this address?' });
  await expect(removal).toContainText('Until then, withdrawals still go to it');
  expect(await faultsByAxe(page)).toEqual([]);
  await removal.getByLabel('Authenticator code').fill(await payee.nextCode());
  await removal.getByRole('button', { name: 'Remove address' }).click();
  await expect(main(page).getByText(/^This address is removed on/)).toBeVisible();
  await page.reload();
  await main(page).getByRole('button', { name: 'Keep address' }).click();
  await expect(page.getByRole('button', { name: 'Remove address' })).toBeVisible();

  await page.goto('/userInfo/money-package/withdraw?to=bank');
  await page.getByRole('radio', { name: /^First Bank of Bergen ending in 7947/ }).check();
});

test('A loan is applied for, rejected, applied for again, paid out and repaid with interest', async ({
  page,
  mall,
}) => {
  await walk(mall);
  const buyer = await openReadyAccount(mall);
  await continueAs(page, mall, buyer);
  await page.goto('/index');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Business credit' })
    .click();
  const amount = page.getByRole('textbox', { name: 'Loan amount' });
  const total = page.getByRole('complementary', { name: 'What it costs' });
  await amount.fill('6000000');
  await page.getByRole('radio', { name: /^90 days/ }).check();
  await expect(total).toContainText('$6,270,000.00');
  const apply = page.getByRole('button', { name: 'Apply for this loan' });
  await apply.click();
  await expect(main(page).getByText('Please accept the loan agreement.')).toBeVisible();
  await page.getByLabel('Full name').fill('Amelia Hartley');
  await page.getByLabel('Nationality').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Document number').fill('K7702913');
  await addPictures(page, mall);
  await page.getByRole('checkbox', { name: 'I accept the loan agreement.' }).check();
  await apply.dblclick();
  await expect(page).toHaveURL(/\/credit\/myLoan$/);
  expect((await creditHistroy(buyer.transport, {})).elements).toHaveLength(1);

  await page.getByRole('link', { name: 'Apply again' }).click({ timeout: 30_000 });
  await expect(main(page).getByText('The amount is above what we lend at present.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Amelia Hartley');
  await amount.fill('150000');
  await page.getByRole('checkbox', { name: 'I accept the loan agreement.' }).check();
  await page.getByRole('button', { name: 'Apply again' }).click();
  const bill = page.getByRole('region', { name: 'Loan summary' });
  await expect(bill).toContainText('$150,075.00', { timeout: 30_000 });

  await bill.getByRole('link', { name: 'Repay' }).click();
  const repay = page.getByRole('dialog', { name: 'Repay your loan' });
  await expect(repay).toContainText('$155,000.00');
  expect(await faultsByAxe(page)).toEqual([]);
  await repay.getByLabel('Payment PIN').fill(buyer.fundPassword);
  // Both at once: a later press would reach the link that opened the dialog.
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(main(page).getByRole('row', { name: /\$150,000\.00/ })).toContainText('Repaid');
  expect(await balanceOf(buyer)).toBe('4925');
});
