/** What a language changes: names come in it where there is a translation, and then wherever the thing is named. */
import type { OperationId } from '@openmall/sdk';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { Unmet } from '../../setup/precondition-error.ts';
import { lawsOf } from '../support/define-check.ts';

/** Languages of many readers, far from each other: a mall that speaks only one more is likely to speak one of these. */
const languages = ['cn', 'es', 'de', 'ar', 'fr', 'ja', 'ru', 'hi'];
const most = 100;

interface Named {
  readonly id?: unknown;
  readonly categoryId?: unknown;
  readonly name?: unknown;
}

/** What is named in an answer, by its id. */
function namesIn({ envelope }: Exchange): ReadonlyMap<string, string> {
  const data = (envelope?.data ?? {}) as Readonly<Record<string, unknown>>;
  const rows = [data, data['pageList'], data['result'], data['goodsList']].flat() as readonly (
    Named | undefined
  )[];
  const named = rows.map((row): [string, string] => [String(row?.id ?? row?.categoryId), String(row?.name)]);
  return new Map(named.filter(([, name]) => name !== 'undefined'));
}

async function read(court: Court, id: OperationId, input: object, lang: string): Promise<Exchange> {
  const exchange = await court.send(court.operation(id), input, { lang });
  if (succeeded(exchange)) return exchange;
  throw new Unmet('unproven', `a list was answered ${String(exchange.envelope?.msg)} in ${lang}`, exchange);
}

const differs = (one: Exchange, other: Exchange): boolean => {
  const names = namesIn(other);
  return [...namesIn(one)].some(([id, name]) => names.has(id) && names.get(id) !== name);
};

/** The first language in which a list has another name than in English. */
async function translated(
  court: Court,
  id: OperationId,
): Promise<{ readonly english: Exchange; readonly lang: string; readonly list: Exchange } | undefined> {
  const english = await read(court, id, { pageSize: most }, 'en');
  if (namesIn(english).size === 0) throw new Unmet('skipped', 'needs names to translate');
  for (const lang of languages) {
    const list = await read(court, id, { pageSize: most }, lang);
    if (differs(english, list)) return { english, lang, list };
  }
  return undefined;
}

async function speaks(court: Court): Promise<void> {
  for (const id of ['sellerGoodsList', 'categoryList'] as const) {
    const found = await translated(court, id);
    const says = `shows the same names in ${languages.join(', ')} as in English: lang changes nothing`;
    if (found) court.pass(id);
    else
      court.fail(
        id,
        says,
        await read(court, id, { pageSize: most }, 'en'),
        await read(court, id, { pageSize: most }, 'de'),
      );
  }
}

/** The list shows that there is a translation; the other reads then have to come in it too (contract: lang). */
async function saysItEverywhere(court: Court): Promise<void> {
  const found = await translated(court, 'sellerGoodsList');
  if (!found) throw new Unmet('skipped', 'needs goods that have a name in another language than English');
  const { english, lang, list } = found;
  const [names, englishNames] = [namesIn(list), namesIn(english)];
  const [sellerGoodsId, name = ''] = [...names].find(([id, one]) => englishNames.get(id) !== one) ?? [];
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
    const other = await read(court, id, input, lang);
    const odd = [...namesIn(other)].find(([one, word]) => names.has(one) && names.get(one) !== word);
    const says =
      odd && `calls ${odd[0]} “${odd[1]}” in ${lang}, where sellerGoods!list calls it “${names.get(odd[0])}”`;
    court.expect(id, says, list, other);
  }
}

export const translationChecks: readonly Trial[] = [
  {
    ...lawsOf('catalogue', 'spec §1')(
      'cat.translated',
      'Some goods and categories have another name in another language: lang is heard.',
      ['sellerGoodsList', 'categoryList'],
      speaks,
    ),
    level: 'should',
  },
  lawsOf('catalogue', 'contract')(
    'cat.same-name',
    'Goods that are listed by a translated name have it on their page, in searches and recommendations too.',
    ['sellerGoodsInfo', 'sellerGoodsSearch', 'sellerGoodsSearchKeyword', 'sellerGoodsRecommendNew'],
    saysItEverywhere,
  ),
];
