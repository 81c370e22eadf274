import {
  addressAdd,
  addressList,
  createTransport,
  headerAndBodyEncoding,
  localuserRegisterNoVerifcode,
  userNewlogin,
  userSetSafewordReg,
  walletGetUsdt,
} from '@openmall/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { FUND_PASSWORD, openTestContext, PASSWORD } from '../../test-support/fixtures/test-context.ts';
import { createApp, type App } from '../app/create-app.ts';

let database: OpenDatabase;
let app: App;
beforeAll(async () => {
  const [embedded] = DATABASES;
  if (!embedded) throw new Error('No database to test on');
  database = await embedded.open();
  app = createApp({ ctx: openTestContext(database) });
});
afterAll(() => database.close());

it('With header and body encoding, no secret of a buyer appears in a URL', async () => {
  const urls: string[] = [];
  let token = '';
  const transport = createTransport({
    baseUrl: 'http://mall.test',
    encoding: headerAndBodyEncoding,
    getToken: () => token,
    fetch: async (url, init) => {
      urls.push(url);
      return app.fetch(new Request(url, init));
    },
  });
  const username = 'amelia.header@example.com';
  const registered = { username, password: PASSWORD, re_password: PASSWORD, type: 2 } as const;
  await localuserRegisterNoVerifcode(transport, registered);
  ({ token } = await userNewlogin(transport, { username, password: PASSWORD }));
  await userSetSafewordReg(transport, { safeword: FUND_PASSWORD, re_safeword: FUND_PASSWORD });
  expect((await walletGetUsdt(transport)).money).toBeTypeOf('number');
  const home = { contacts: 'Amelia Hartley', phone: '44 7700900123', country: 'United Kingdom' };
  await addressAdd(transport, { ...home, address: '1 High Street', postcode: 'EC1R 4TD', use: 1 });
  expect((await addressList(transport)).pageList).toHaveLength(1);
  expect(urls).toHaveLength(6);
  for (const secret of [token, PASSWORD, FUND_PASSWORD, username])
    expect(urls.filter((url) => decodeURIComponent(url).includes(secret))).toEqual([]);
});
