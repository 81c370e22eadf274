/** Names that the specification's pattern rejects: short ones, and scripts other than Latin and Han. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideIdentities } from '../../demo/autopilot/identity-officer.ts';
import { decideLoans } from '../../demo/autopilot/loan-officer.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { type ApiCaller, createCaller } from '../../test-support/http/api-caller.ts';
import { STORY_DATABASES } from '../../test-support/database/databases.ts';
import {
  addBuyer,
  FUND_PASSWORD,
  openTestContext,
  type TestContext,
} from '../../test-support/fixtures/test-context.ts';
import { uploadPictures } from '../../test-support/fixtures/uploaded-pictures.ts';
import { addVerifications, authenticatorCode as nextCode } from '../../test-support/fixtures/wallet.ts';

const PEOPLE = [
  { name: '王小明', countryId: 156, home: '上海市南京路1号' },
  { name: 'Иван Петров', countryId: 643, home: 'Москва, Тверская улица, 7' },
  { name: 'Li Wei', countryId: 702, home: '12 Orchard Road, Singapore' },
  { name: 'محمد علي', countryId: 818, home: 'القاهرة، شارع النيل ١٢' },
  { name: 'สมชาย ใจดี', countryId: 764, home: 'กรุงเทพฯ ถนนสุขุมวิท 21' },
];

describe.each(STORY_DATABASES)('Real names on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let api: ApiCaller;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database, '1000');
    api = createCaller(ctx);
  });
  afterAll(() => database.close());

  const picturesFor = async <Name extends string>(
    userId: string,
    module: 'kyc' | 'credit',
    names: readonly Name[],
  ): Promise<Readonly<Record<Name, string>>> => {
    const urls = await uploadPictures(ctx, userId, module, names.length);
    return Object.fromEntries(names.map((name, index) => [name, urls[index] ?? ''])) as Record<Name, string>; // One URL per name.
  };
  const identify = async (userId: string, token: string, name: string) =>
    api.call(
      'kycApply',
      {
        name,
        idname: 'Passport',
        idnumber: 'K7702913',
        nationality: 'Singapore',
        ...(await picturesFor(userId, 'kyc', ['idimg_1', 'idimg_2'])),
      },
      { token },
    );

  /** The first step starts the review, the second approves. */
  const passIdentities = async () => {
    await decideIdentities(ctx, 0);
    await decideIdentities(ctx, 0);
  };

  it.each(PEOPLE)(
    'allow $name to verify the identity, borrow and withdraw',
    async ({ name, countryId, home }) => {
      const { id, token } = await addBuyer(ctx);
      await identify(id, token, name);
      await passIdentities();
      expect(await api.call('localuserGet', {}, { token })).toMatchObject({ name });

      const proofs = await picturesFor(id, 'kyc', ['idimg_1', 'idimg_2']);
      await api.call('kycHighLevelApply', { home_place: home, ...proofs }, { token });
      await passIdentities();
      await addVerifications(ctx, id, { identity: [] });
      const { session_token } = await api.call('withdrawWithdrawOpen', {}, { token });
      const bank = {
        channel: 'bank',
        bankName: '招商银行',
        bankUserName: name,
        bankCardNo: '6214830112345678',
      } as const;
      const authenticatorCode = await nextCode(ctx, id);
      const withdrawal = {
        session_token,
        safeword: FUND_PASSWORD,
        amount: '120.5',
        authenticatorCode,
        ...bank,
      };
      const { order_no = '' } = (await api.call('withdrawApply', withdrawal, { token })) ?? {};
      expect(await api.call('withdrawGet', { order_no }, { token })).toMatchObject({ bankUserName: name });

      const images = ['imgCertificateFace', 'imgCertificateBack', 'imgCertificateHand'] as const;
      const pictures = await picturesFor(id, 'credit', images);
      const terms = { creditPeriod: 90, applyAmount: 150_000, agreement: 1 as const };
      const loan = { realName: name, countryId, identification: 'K7702913', ...terms, ...pictures };
      await api.call('creditApply', loan, { token });
      await decideLoans(ctx, 0);
      expect(await api.call('creditBill', {}, { token })).toMatchObject({ realName: name });
    },
  );

  it('are stored composed and trimmed, with single spaces', async () => {
    const { id, token } = await addBuyer(ctx);
    await identify(id, token, 'Nguyễn\u3000Thị  Minh Khai '.normalize('NFD'));
    expect(await api.call('kycGet', {}, { token })).toMatchObject({
      name: 'Nguyễn Thị Minh Khai'.normalize('NFC'),
    });
  });

  it('of companies, places and account holders are stored composed too', async () => {
    const { token } = await addBuyer(ctx);
    const place = {
      phone: '84 912345678',
      country: 'Việt Nam',
      contacts: ' Nguyễn Thị Minh Khai',
      address: '7 Phố Huế',
    };
    const decomposed = Object.fromEntries(
      Object.entries(place).map(([key, text]) => [key, text.normalize('NFD')]),
    );
    await api.call('addressAdd', decomposed as typeof place, { token });
    const { pageList } = await api.call('addressList', {}, { token });
    expect(pageList).toContainEqual(
      expect.objectContaining({
        contacts: 'Nguyễn Thị Minh Khai',
        address: '7 Phố Huế',
        country: 'Việt Nam',
      }),
    );
    const card = { bankName: 'Ngân hàng Á Châu', bankUserName: 'Nguyễn Thị', bankCardNo: '6214830112345678' };
    const result = await api.call(
      'bankCardAdd',
      { ...card, bankName: card.bankName.normalize('NFD'), bankUserName: card.bankUserName.normalize('NFD') },
      { token },
    );
    expect(result).toMatchObject(card);
  });

  it.each(['A', '王', 'Amelia 2', 'www.example.com', '😀😀', '--'])('do not include %j', async (name) => {
    const { id, token } = await addBuyer(ctx);
    const pictures = await picturesFor(id, 'kyc', ['idimg_1', 'idimg_2']);
    const check = { name, idname: 'Passport', idnumber: 'K7702913', nationality: 'Singapore', ...pictures };
    expect(await api.refusal('kycApply', check, { token })).toBe('parameterError');
    expect(await api.call('kycGet', {}, { token })).toMatchObject({ status: null, name: null });
  });

  it.each([
    { country: 'Switzerland', countryId: 756, phone: '41 446681800', postcode: '8001', city: 'Zürich' },
    { country: 'Denmark', countryId: 208, phone: '45 33123456', postcode: '1050', city: 'København' },
    { country: 'Iceland', countryId: 352, phone: '354 5551234', postcode: '101', city: 'Reykjavík' },
    { country: 'Luxembourg', countryId: 442, phone: '352 621123', postcode: 'L-1111', city: 'Luxembourg' },
    { country: 'United Arab Emirates', countryId: 784, phone: '971 501234567', city: 'دبي' },
  ])('are accepted in an address in $country', async (place) => {
    const { token } = await addBuyer(ctx);
    const address = { contacts: '王', address: 'Bahnhofstrasse 1', ...place };
    await api.call('addressAdd', address, { token });
    const { pageList } = await api.call('addressList', {}, { token });
    const result = pageList.find(({ countryId }) => countryId === place.countryId);
    expect(result).toMatchObject({ postcode: null, ...address });
  });

  it('are accepted in an e-mail address for registration and login', async () => {
    const username = "siobhan.o'connor@example.ie";
    const password = 'Sunny-42day';
    await api.call('localuserRegisterNoVerifcode', { username, password, re_password: password, type: 2 });
    expect(await api.call('userNewlogin', { username, password })).toMatchObject({ username });
  });
});
