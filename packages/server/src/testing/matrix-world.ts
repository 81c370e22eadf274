/** The world of the authorisation matrix: lives to look into, people who try, and tokens that open nothing any more. */
import type { OperationId } from '@openmall/sdk';
import { closeSession, openSession } from '../domain/accounts/sessions.ts';
import type { Mall } from '../domain/mall.ts';
import { createSandbox } from '../domain/payments/sandbox.ts';
import { openForm } from '../domain/wallet/money-forms.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { createLocalBus } from '../db/event-bus.ts';
import { createApp, type App } from '../http/create-app.ts';
import { callOk } from './call.ts';
import { allFields, exampleFields, type Field } from './contract-inputs.ts';
import { addFullLife, type Life, type Shop } from './full-life.ts';
import {
  addBuyer,
  addGoods,
  addStore,
  FUND_PASSWORD,
  openTestMall,
  PASSWORD,
  type Buyer,
} from './test-mall.ts';
import { openChannels, OWN_ADDRESS, setSetting, TRC20 } from './wallet.ts';
import { isPersonal, objectKindOf, type SharedKind } from './whose-objects.ts';

export type World = {
  readonly mall: Mall;
  readonly shop: Shop;
  readonly shared: Readonly<Record<SharedKind, string>>;
  /** Whose objects are sought. */
  readonly victims: readonly Life[];
  /** Who seek them, with objects of their own, so that nothing else about their calls is wrong. */
  readonly strangers: Readonly<Record<'another buyer' | 'the merchant', Life>>;
  /** Tokens that were good once, or never. */
  readonly deadTokens: Readonly<Record<string, string>>;
};

const PRODUCTS = ['Bank', 'GCash', 'GCash2.0', 'GCash3.0', 'Maya', 'GCash pay'].map((productType) => ({
  productType,
  range: [{ min_amount: 50, max_amount: 100, bank_code: 'x' }],
}));

async function makeDeadTokens(
  mall: Mall,
  app: App,
  { token }: Buyer,
): Promise<Readonly<Record<string, string>>> {
  const [left, frozen, changed, funded, expired] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => addBuyer(mall)),
  );
  if (!left || !frozen || !changed || !funded || !expired) throw new Error('Not everybody came');
  await closeSession(mall, left.token);
  await mall.db.updateTable('user_account').set({ state: 'frozen' }).where('id', '=', frozen.id).execute();
  await mall.db
    .updateTable('token')
    .set({ expires_at: mall.clock.now() })
    .where('user_id', '=', expired.id)
    .execute();
  const newPassword = { old_password: PASSWORD, password: 'Rainy-17day', re_password: 'Rainy-17day' };
  const elsewhere = await openSession(mall.db, mall, changed.id);
  await callOk(app, 'userUpdateOldAndNewPsw', newPassword, changed.token);
  const elsewhereToo = await openSession(mall.db, mall, funded.id);
  const newFund = { old_safeword: FUND_PASSWORD, safeword: '246801', re_safeword: '246801' };
  await callOk(app, 'userUpdateOldAndNewSafeword', newFund, funded.token);
  const closed = await addBuyer({ ...mall, demoBonus: undefined });
  const closing = { account: closed.username, reason: 'Moving away', cashPassword: FUND_PASSWORD };
  await callOk(app, 'userLogoff', closing, closed.token);
  const { hash } = await mall.db.selectFrom('token').select('hash').limit(1).executeTakeFirstOrThrow();
  return {
    'that has logged out': left.token,
    'of a closed account': closed.token,
    'of a frozen account': frozen.token,
    'from before the password was changed': elsewhere,
    'from before the fund password was changed': elsewhereToo,
    'that has expired': expired.token,
    'with another last letter': `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`,
    'in capitals': token.toUpperCase(),
    'that is the hash of a token': hash,
    'that is no token': 'x',
    'of the right length': 'x'.repeat(43),
    'that is far too long': 'x'.repeat(4_000),
    'that is SQL': `' or 1=1 --`,
  };
}

async function openShops(mall: Mall) {
  const owner = await addBuyer(mall);
  const storeId = await addStore(mall, owner.id);
  const shop = { storeId, ...(await addGoods(mall, storeId, { stock: 1_000 })) };
  const otherStore = await addStore(mall);
  const otherShop = { storeId: otherStore, ...(await addGoods(mall, otherStore, { stock: 1_000 })) };
  const news = {
    id: 'n_1',
    titles: '{"en":"News"}',
    contents: '{"en":"News"}',
    released_at: mall.clock.now(),
  };
  await mall.db.insertInto('news').values(news).execute();
  return { shop, otherShop };
}

/** Lives of three kinds, so that whatever an object is good for, it is good for one of their owners. */
async function addVictims(mall: Mall, app: App, shop: Shop): Promise<readonly Life[]> {
  const verified = await addFullLife(mall, app, shop, { hasLoan: true });
  const half = await addFullLife(mall, app, shop, { hasLoan: false });
  const unknown = await addFullLife(mall, app, shop, { hasLoan: false });
  const forget = mall.db.deleteFrom('identity_check');
  await forget.where('user_id', '=', half.id).where('kind', '=', 'advanced').execute();
  await forget.where('user_id', '=', unknown.id).execute();
  return [verified, half, unknown];
}

export async function buildWorld(database: OpenDatabase): Promise<World> {
  const base = openTestMall(database, '100000');
  const mall = { ...base, payments: createSandbox(base, 'a secret of the tests'), events: createLocalBus() };
  const app = createApp({ mall });
  await openChannels(mall);
  await setSetting(mall, 'third_party_products', PRODUCTS);
  const { shop, otherShop } = await openShops(mall);
  const victims = await addVictims(mall, app, shop);
  const merchant = await addFullLife(mall, app, otherShop, { hasLoan: false });
  await mall.db.updateTable('store').set({ owner_id: merchant.id }).where('id', '=', shop.storeId).execute();
  const another = await addFullLife(mall, app, shop, { hasLoan: false });
  const deadTokens = await makeDeadTokens(mall, app, victims[0] ?? another);
  return {
    mall,
    shop,
    victims,
    strangers: { 'another buyer': another, 'the merchant': merchant },
    deadTokens,
    shared: {
      goods: shop.goodsId,
      sku: '-1',
      store: shop.storeId,
      category: 'c_all',
      news: 'n_1',
      ofNobody: 'sc_none',
    },
  };
}

/** What fields of these names must say for a call to be right in everything else. */
const TYPED: Readonly<Record<string, string | ((person: Buyer) => string)>> = {
  old_password: PASSWORD,
  safeword: FUND_PASSWORD,
  re_safeword: FUND_PASSWORD,
  old_safeword: FUND_PASSWORD,
  cashPassword: FUND_PASSWORD,
  account: ({ username }) => username,
  coin: TRC20.coin,
  blockchain_name: TRC20.chain,
  channel_address: TRC20.address,
  amount: '60',
  channel: 'USDT',
  method: 'card',
  'localuserBindEmailOrPhone.password': PASSWORD,
  'userBindWithdrawAddress.channel_address': OWN_ADDRESS,
};
const ADDED: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
  creditApply: { agreement: '1' },
};

const valueFor = async ({ mall, shared, shop }: World, person: Life, { id, name, schema }: Field) => {
  if (schema === 'OrderInfoText') return `${shop.goodsId},-1,1`;
  const kind = objectKindOf({ id, name, schema });
  if (isPersonal(kind))
    return kind === 'moneyForm' ? openForm(mall, person.id) : (person.objects[kind][0] ?? '');
  if (kind) return shared[kind];
  const typed = TYPED[`${id}.${name}`] ?? TYPED[name];
  return typeof typed === 'function' ? typed(person) : typed;
};

/** A call as its own user would make it: the contract's examples, with objects and passwords of that user. */
export async function ownInput(
  world: World,
  person: Life,
  id: OperationId,
): Promise<Readonly<Record<string, string>>> {
  const fields: Record<string, string> = { ...exampleFields(id), ...ADDED[id] };
  for (const field of allFields) {
    if (field.id !== id || fields[field.name] === undefined) continue;
    const value = await valueFor(world, person, field);
    if (value !== undefined) fields[field.name] = value;
  }
  return fields;
}
