import { creditApply, creditHistroy, uploadimgExecute, walletGetUsdt } from '@openmall/sdk';
import { continueAs, openReadyAccount } from './buyer.ts';
import { faultsByAxe } from './controls.ts';
import { expect, test } from './mall.ts';
import { enterOffice, openOwner } from './office.ts';
import { letDaysPassForLoan } from './passing-days.ts';
import { pictureFile } from './pictures.ts';

const TERM_DAYS = 30;
const LATE_DAYS = 2;
/** 100,000 with 0.05 % for each started day, and 0.1 % more for each one after the term. */
const DUE = 100_000 + 33 * 50 + 3 * 100;
/** The server looks for overdue loans once a minute. */
const A_MINUTE = { timeout: 120_000 };

test('A loan is approved by the desk, becomes overdue by the clock, and is repaid with the late rate', async ({
  page,
  mall,
  browser,
}) => {
  test.slow();
  const ingrid = await openOwner(mall, 'ingrid.overdue');
  const buyer = await openReadyAccount(mall);
  const { transport, email, fundPassword } = buyer;
  const desk = await (await browser.newContext({ baseURL: mall.url })).newPage();
  const record = desk.locator('.MuiDrawer-paper[role=dialog]');
  const loan = async () => (await creditHistroy(transport, {})).elements[0];
  const openLoan = async (state: string) => {
    await desk.goto(`/desk/loans?state=${state}&keyword=${encodeURIComponent(email)}`);
    await desk.getByRole('gridcell').first().focus();
    await desk.keyboard.press('Enter');
    await expect(record).toContainText(email);
  };
  const file = await pictureFile(mall);
  const picture = () => uploadimgExecute(transport, { file, moduleName: 'credit' });
  await creditApply(transport, {
    ...{ agreement: 1, realName: 'Amelia Hartley', countryId: 826, identification: 'K7702913' },
    ...{ creditPeriod: TERM_DAYS, applyAmount: 100_000 },
    imgCertificateFace: await picture(),
    imgCertificateBack: await picture(),
    imgCertificateHand: await picture(),
  });

  await test.step('the desk approves it', async () => {
    await enterOffice(desk, '/desk/home', ingrid.token);
    await openLoan('applied');
    await record.getByRole('button', { name: 'Approve' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Approve this loan' });
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(record).toContainText('Running');
  });

  await test.step('its term ends, and buyer and desk see that it is overdue', async () => {
    await letDaysPassForLoan(mall, (await loan())?.id ?? '', TERM_DAYS + LATE_DAYS);
    await expect.poll(async () => (await loan())?.status, A_MINUTE).toBe(3);
    await continueAs(page, mall, buyer);
    await page.goto('/credit/myLoan');
    const bill = page.getByRole('region', { name: 'Loan summary' });
    await expect(bill).toContainText('Overdue by');
    await expect(bill).toContainText('$101,950.00');
    expect(await faultsByAxe(page)).toEqual([]);
    await openLoan('overdue');
    await expect(record).toContainText('Overdue');
    await expect(record.getByRole('button', { name: 'Approve' })).toBeHidden();
  });

  await test.step('the buyer repays it with interest, and the desk sees that it is repaid', async () => {
    const before = Number((await walletGetUsdt(transport)).balance);
    await page.getByRole('region', { name: 'Loan summary' }).getByRole('link', { name: 'Repay' }).click();
    const repay = page.getByRole('dialog', { name: 'Repay your loan' });
    await repay.getByLabel('Payment PIN').fill(fundPassword);
    await repay.getByRole('button', { name: 'Repay now' }).click();
    await expect(page.getByRole('main').getByRole('row', { name: /\$100,000\.00/ })).toContainText('Repaid');
    expect(before - Number((await walletGetUsdt(transport)).balance)).toBe(DUE);
    await openLoan('repaid');
    await expect(record).toContainText('Repaid');
  });
});
