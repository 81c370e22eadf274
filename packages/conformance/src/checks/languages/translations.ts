/** Names are translated, and a translated name is used by every operation. */
import type { OperationId } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { PreconditionError } from '../../setup/precondition-error.ts';
import { defineChecks } from '../support/define-check.ts';

/** Common, unrelated languages: a mall with only one more language is likely to have one of these. */
const languages = ['cn', 'es', 'de', 'ar', 'fr', 'ja', 'ru', 'hi'];
const MAXIMUM = 100;

interface Named {
  readonly id?: unknown;
  readonly categoryId?: unknown;
  readonly name?: unknown;
}

/** The names in a response, by id. */
function namesIn({ envelope }: Exchange): ReadonlyMap<string, string> {
  const data = (envelope?.data ?? {}) as Readonly<Record<string, unknown>>;
  const rows = [data, data['pageList'], data['result'], data['goodsList']].flat() as readonly (
    Named | undefined
  )[];
  const named = rows.map((row): [string, string] => [String(row?.id ?? row?.categoryId), String(row?.name)]);
  return new Map(named.filter(([, name]) => name !== 'undefined'));
}

async function read(context: CheckContext, id: OperationId, input: object, lang: string): Promise<Exchange> {
  const exchange = await context.send(context.operation(id), input, { lang });
  if (succeeded(exchange)) return exchange;
  throw new PreconditionError(
    'inconclusive',
    `a list was answered ${String(exchange.envelope?.msg)} in ${lang}`,
    exchange,
  );
}

const differs = (item: Exchange, other: Exchange): boolean => {
  const names = namesIn(other);
  return [...namesIn(item)].some(([id, name]) => names.has(id) && names.get(id) !== name);
};

/** Finds the first language in which a name differs from English. */
async function findTranslation(
  context: CheckContext,
  id: OperationId,
): Promise<{ readonly english: Exchange; readonly lang: string; readonly list: Exchange } | undefined> {
  const english = await read(context, id, { pageSize: MAXIMUM }, 'en');
  if (namesIn(english).size === 0) throw new PreconditionError('skipped', 'needs names to translate');
  for (const lang of languages) {
    const list = await read(context, id, { pageSize: MAXIMUM }, lang);
    if (differs(english, list)) return { english, lang, list };
  }
  return undefined;
}

async function checkTranslations(context: CheckContext): Promise<void> {
  for (const id of ['sellerGoodsList', 'categoryList'] as const) {
    const found = await findTranslation(context, id);
    const message = `shows the same names in ${languages.join(', ')} as in English: lang has no effect`;
    if (found) context.pass(id);
    else
      context.fail(
        id,
        message,
        await read(context, id, { pageSize: MAXIMUM }, 'en'),
        await read(context, id, { pageSize: MAXIMUM }, 'de'),
      );
  }
}

/** If the list has a translation, the other reads must use it too (contract: lang). */
async function checkSameName(context: CheckContext): Promise<void> {
  const found = await findTranslation(context, 'sellerGoodsList');
  if (!found)
    throw new PreconditionError('skipped', 'needs goods that have a name in another language than English');
  const { english, lang, list } = found;
  const [names, englishNames] = [namesIn(list), namesIn(english)];
  const [sellerGoodsId, name = ''] = [...names].find(([id, item]) => englishNames.get(id) !== item) ?? [];
  const keyword =
    englishNames
      .get(sellerGoodsId ?? '')
      ?.slice(0, 32)
      .trim() ?? name;
  for (const [id, input] of [
    ['sellerGoodsInfo', { sellerGoodsId }],
    ['sellerGoodsSearch', { keyword }],
    ['sellerGoodsSearchKeyword', { keyword }],
    ['sellerGoodsRecommendNew', {}],
  ] as const) {
    const other = await read(context, id, input, lang);
    const isOffContract = [...namesIn(other)].find(
      ([item, word]) => names.has(item) && names.get(item) !== word,
    );
    const message =
      isOffContract &&
      `calls ${isOffContract[0]} “${isOffContract[1]}” in ${lang}, but sellerGoods!list calls it “${names.get(isOffContract[0])}”`;
    context.expect(id, message, list, other);
  }
}

export const translationChecks: readonly ActiveCheck[] = [
  {
    ...defineChecks('catalog', 'spec §1')(
      'cat.translated',
      'Some goods and categories have another name in another language.',
      ['sellerGoodsList', 'categoryList'],
      checkTranslations,
    ),
    level: 'should',
  },
  defineChecks('catalog', 'contract')(
    'cat.same-name',
    'Goods with a translated name in the list have the same name on their page, in searches and in recommendations.',
    ['sellerGoodsInfo', 'sellerGoodsSearch', 'sellerGoodsSearchKeyword', 'sellerGoodsRecommendNew'],
    checkSameName,
  ),
];
