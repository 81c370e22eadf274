import { maskName } from '@openmall/sdk';
import { createRandom } from '@openmall/seeded-random';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { DemoMall } from '../demo-mall.ts';
import type { DemoGoods } from '../demo-types.ts';
import { pickReviewer } from '../reviews/reviewers.ts';
import { stableId } from '../stable-id.ts';
import { daysBefore } from './moments.ts';

type Exchange = readonly [question: string, answer: string];

const ABOUT: Readonly<Record<string, (value: string) => Exchange>> = {
  'Shipping weight': (value) => ['How heavy is the parcel?', `It weighs ${value}, packaging included.`],
  'Sent from': (value) => ['Where do you ship from?', `From ${value}.`],
};

const named = (values: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Questions that the data of the goods answers. */
function exchangesOf({ specification, skus }: DemoGoods): readonly Exchange[] {
  const facts = specification.flatMap(({ name, value }) => {
    const about = ABOUT[name.en];
    return about ? [about(value.en)] : [];
  });
  const [tier] = skus[0]?.tiers ?? [];
  const colours = named(skus.map(({ colour }) => colour?.names.en));
  const sizes = named(skus.map(({ size }) => size?.label));
  return [
    ...facts,
    ...(tier
      ? [
          [
            'Do you have a better price for larger quantities?',
            `Yes: from ${tier.minQuantity} pieces on, each costs $${tier.price}.`,
          ] as const,
        ]
      : []),
    ...(colours.length > 1 ? [['Which colours do you have?', `${colours.join(', ')}.`] as const] : []),
    ...(sizes.length > 1 ? [['Which sizes can I choose from?', `${sizes.join(', ')}.`] as const] : []),
  ];
}

const MAX_PER_GOODS = 3;

/** Questions about two of three goods, with the answers of their stores. */
export function questionRows({ seed, goods }: DemoMall, now: Date): Insertable<Tables['goods_question']>[] {
  return goods.flatMap((product) => {
    const random = createRandom(`${seed}/questions/${product.slug}`);
    const chosen = exchangesOf(product)
      .filter(() => random.boolean(0.4))
      .slice(0, MAX_PER_GOODS);
    return chosen.map(([content, answer], index) => {
      const age = Math.max(0.2, product.ageDays * random.next());
      return {
        id: stableId(seed, 'question', `${product.slug}-${index}`),
        goods_id: product.id,
        author: maskName(pickReviewer(random).name),
        content,
        created_at: daysBefore(now, age),
        answer,
        answered_at: daysBefore(now, age * 0.9),
      };
    });
  });
}
