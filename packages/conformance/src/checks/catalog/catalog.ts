/** Goods and settings are consistent between operations. */
import type { Goods } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { expectRefusal } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

const listOf = ({ envelope }: Exchange): readonly Goods[] => {
  const { pageList } = (envelope?.data ?? {}) as { pageList?: unknown };
  return Array.isArray(pageList) ? (pageList as Goods[]) : [];
};
const priceOf = ({ discountPrice, sellingPrice }: Goods): number => Number(discountPrice ?? sellingPrice);

async function checkSearch(context: CheckContext): Promise<void> {
  const { input } = await context.prepared.fresh('sellerGoodsSearch');
  const found = await context.call('sellerGoodsSearch', input as { keyword: string });
  const [first] = listOf(found);
  if (!first)
    return context.fail(
      'sellerGoodsSearch',
      `finds nothing for a word from a name in sellerGoods!list`,
      found,
    );
  const info = await context.call('sellerGoodsInfo', { sellerGoodsId: first.id });
  const goods = info.envelope?.data as Goods | undefined;
  const same =
    succeeded(info) &&
    goods?.name === first.name &&
    Number(goods.sellingPrice) === Number(first.sellingPrice);
  context.expect(
    'sellerGoodsSearch',
    same ? undefined : 'shows goods with another name or price than sellerGoods!info',
    found,
    info,
  );
}

async function checkPriceFilter(context: CheckContext): Promise<void> {
  const all = await context.call('sellerGoodsList', { pageSize: 50 });
  const prices = listOf(all)
    .map(priceOf)
    .sort((a, b) => a - b);
  const [low, high] = [prices[Math.floor(prices.length / 4)], prices[Math.floor((prices.length * 3) / 4)]];
  if (low === undefined || high === undefined || low === high)
    throw new PreconditionError('skipped', 'needs goods of several prices');
  const some = await context.call('sellerGoodsList', { minPrice: low, maxPrice: high, pageSize: 50 });
  const wrong = listOf(some).find((goods) => priceOf(goods) < low || priceOf(goods) > high);
  const empty = listOf(some).length === 0;
  context.expect(
    'sellerGoodsList',
    wrong && `shows goods at ${priceOf(wrong)} between ${low} and ${high}`,
    some,
  );
  context.expect(
    'sellerGoodsList',
    empty ? `shows no goods between ${low} and ${high}, although there are some` : undefined,
    all,
    some,
  );
}

async function checkPriceSort(context: CheckContext): Promise<void> {
  for (const [isPrice, word, isBehind] of [
    ['1', 'rising', (former: number, price: number) => price < former],
    ['2', 'falling', (former: number, price: number) => price > former],
  ] as const) {
    const sorted = await context.call('sellerGoodsList', { isPrice, pageSize: 40 });
    const prices = listOf(sorted).map(({ sellingPrice, discountPrice }) =>
      Number(discountPrice ?? sellingPrice),
    );
    if (prices.length < 3) throw new PreconditionError('skipped', 'needs three goods');
    const wrong = prices.findIndex((price, index) => isBehind(prices[index - 1] ?? price, price));
    context.expect(
      'sellerGoodsList',
      wrong > 0 ? `sorted by ${word} price, row ${wrong + 1} is out of order` : undefined,
      sorted,
    );
  }
}

const idsOf = (exchange: Exchange): string =>
  listOf(exchange)
    .map(({ id }) => id)
    .join();

async function checkLanguage(context: CheckContext): Promise<void> {
  const english = await context.call('sellerGoodsList', {}, { lang: 'en' });
  for (const lang of ['cn', 'de', 'ar', 'hi']) {
    const other = await context.call('sellerGoodsList', {}, { lang });
    context.expect(
      'sellerGoodsList',
      idsOf(other) === idsOf(english) ? undefined : `lists other goods in ${lang} than in English`,
      english,
      other,
    );
  }
  const unknown = await context.call('sellerGoodsList', {}, { lang: 'xx' });
  if (succeeded(unknown) && idsOf(unknown) === idsOf(english)) return context.pass('sellerGoodsList');
  const granted = 'answers an unknown language neither in English nor with an error';
  expectRefusal(
    context,
    'sellerGoodsList',
    { keys: ['unsupportedLanguage', 'parameterError'], granted },
    unknown,
  );
}

async function checkMessageKeys(context: CheckContext): Promise<void> {
  const english = await context.call('sellerGoodsInfo', { sellerGoodsId: 'no-such-goods' }, { lang: 'en' });
  const german = await context.call('sellerGoodsInfo', { sellerGoodsId: 'no-such-goods' }, { lang: 'de' });
  const missing = {
    keys: ['goodsNotFound'],
    granted: 'shows goods under an id that does not exist',
  } as const;
  if (!expectRefusal(context, 'sellerGoodsInfo', missing, english)) return;
  const same =
    english.envelope?.msg === german.envelope?.msg && english.envelope?.code === german.envelope?.code;
  context.expect(
    'sellerGoodsInfo',
    same ? undefined : 'translates msg, although clients use it as a key for their translations',
    english,
    german,
  );
}

async function checkSettings(context: CheckContext): Promise<void> {
  const code = 'mall_max_goods_number_in_order,customer_service_url';
  const [posted, got] = [
    await context.call('sysparaGetSyspara', { code }),
    await context.call('sysparaGetSysparaByGet', { code }),
  ];
  context.expect(
    'sysparaGetSyspara',
    posted.text === got.text ? undefined : 'answers GET and POST differently',
    posted,
    got,
  );
  const values = (posted.envelope?.data ?? {}) as Record<string, unknown>;
  const named = succeeded(posted) && 'mall_max_goods_number_in_order' in values;
  context.expect('sysparaGetSyspara', named ? undefined : 'does not return the value under its code', posted);
}

async function checkSubscribeOnce(context: CheckContext): Promise<void> {
  const email = context.setup.accounts.unusedName();
  const first = await context.call('subscribeAdd', { email });
  if (!succeeded(first)) throw new PreconditionError('inconclusive', 'no address could be subscribed');
  const again = await context.call('subscribeAdd', { email });
  const refused = { keys: ['emailAlreadySubscribed'], granted: 'subscribes one address twice' } as const;
  expectRefusal(context, 'subscribeAdd', refused, first, again);
}

const define = defineChecks('catalog', 'spec §2');

export const catalogChecks: readonly ActiveCheck[] = [
  define(
    'cat.search',
    'A search finds goods by a word of their name and shows the price of their page.',
    ['sellerGoodsSearch'],
    checkSearch,
  ),
  // A server may ignore the price bounds (contract: sellerGoods!list).
  {
    ...defineChecks('catalog', 'contract')(
      'cat.price-filter',
      'A price filter shows all goods in the price range, and no others.',
      ['sellerGoodsList'],
      checkPriceFilter,
    ),
    level: 'should',
  },
  define(
    'cat.price-sort',
    'Goods sorted by price are in the order of what a buyer pays now.',
    ['sellerGoodsList'],
    checkPriceSort,
  ),
  defineChecks('catalog', 'spec §1')(
    'cat.language',
    'The language changes texts, not which goods are listed.',
    ['sellerGoodsList'],
    checkLanguage,
  ),
  defineChecks('catalog', 'spec §8')(
    'cat.message-key',
    'The text of an error is the same in every language: clients use it as a key for translations.',
    ['sellerGoodsInfo'],
    checkMessageKeys,
  ),
  defineChecks('catalog', 'spec §7')(
    'cat.settings',
    'GET and POST return the same settings, keyed by their codes.',
    ['sysparaGetSyspara'],
    checkSettings,
  ),
  defineChecks('catalog', 'spec §5')(
    'cat.subscribe-once',
    'An e-mail address can be subscribed once.',
    ['subscribeAdd'],
    checkSubscribeOnce,
  ),
];
