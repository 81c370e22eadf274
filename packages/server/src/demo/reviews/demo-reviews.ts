import { createRandom, type Random } from '@openmall/seeded-random';
import type { DemoGoods, DemoReview } from '../demo-types.ts';
import { inSentence } from '../goods/goods-names.ts';
import { AVATAR_COUNT } from '../scenes/avatars.ts';
import { stableId } from '../stable-id.ts';
import { CLOSINGS, DETAILS, OPENINGS } from './review-texts.ts';
import type { Mood } from './review-texts.ts';
import { pickReviewer } from './reviewers.ts';

/** Most goods have a few reviews, some have none, and a few have many. */
function reviewCount(goods: DemoGoods, random: Random): number {
  if (goods.ageDays < 5) return 0;
  const popularity = random.next() ** 2.4;
  return Math.min(Math.floor(popularity * 15), Math.ceil(goods.ageDays / 2));
}

function ratingOf(random: Random): 1 | 2 | 3 | 4 | 5 {
  const share = random.next();
  if (share < 0.6) return 5;
  if (share < 0.85) return 4;
  if (share < 0.93) return 3;
  return share < 0.97 ? 2 : 1;
}

/** The review kind of a rating, as the server counts it. */
const kindOf = (rating: number): 1 | 2 | 3 => (rating >= 4 ? 1 : rating >= 2 ? 2 : 3);
const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'medium' : 'low');

function sentencesFor(noun: string, sentences: readonly string[]): readonly string[] {
  const name = noun.toLowerCase();
  return sentences.flatMap((sentence) => {
    const [keywords = '', conditional] = sentence.split('> ');
    if (conditional === undefined) return [sentence];
    return keywords.split(',').some((keyword) => name.includes(keyword)) ? [conditional] : [];
  });
}

interface ReviewStyle {
  readonly mood: Mood;
  /** Sentences that other reviews of these goods have used. */
  readonly used: Set<string>;
}

function textOf(goods: DemoGoods, { mood, used }: ReviewStyle, random: Random): string {
  const pickUnused = (list: readonly string[]): string => {
    const unused = list.filter((sentence) => sentence === '' || !used.has(sentence));
    const picked = unused.length > 0 ? random.pick(unused) : random.pick(list);
    used.add(picked);
    return picked;
  };
  const details = sentencesFor(goods.noun, DETAILS[goods.family][mood]);
  const parts = [pickUnused(OPENINGS[mood]), pickUnused(details)];
  if (random.boolean(0.3)) parts.push(pickUnused(details));
  parts.push(random.pick(CLOSINGS[mood]));
  const text = [...new Set(parts)].filter((part) => part !== '').join(' ');
  return text.replaceAll('{noun}', inSentence(goods.noun));
}

function reviewOf(goods: DemoGoods, number: number, used: Set<string>, seed: string): DemoReview {
  const id = stableId(seed, 'review', `${goods.slug}/${number}`);
  const random = createRandom(id);
  const rating = ratingOf(random);
  const { name, countryCode } = pickReviewer(random);
  const withPictures = rating >= 3 && random.boolean(0.16);
  const buyableSkus = goods.skus.filter(({ stock }) => stock > 0);
  const sku = buyableSkus.length > 0 ? random.pick(buyableSkus) : goods.skus[0];
  return {
    id,
    goodsId: goods.id,
    storeId: goods.storeId,
    skuId: sku?.id,
    author: name,
    avatar: random.integer(1, AVATAR_COUNT),
    countryCode,
    kind: kindOf(rating),
    rating,
    content: textOf(goods, { mood: moodOf(rating), used }, random),
    images: withPictures ? random.sample(goods.pictures.slice(1), random.integer(1, 3)) : [],
    ageMinutes: random.integer(600, Math.max(700, (goods.ageDays - 3) * 1440)),
  };
}

export function demoReviews(seed: string, goods: readonly DemoGoods[]): readonly DemoReview[] {
  return goods.flatMap((product) => {
    const used = new Set<string>();
    const count = reviewCount(product, createRandom(`${seed}/reviews/${product.slug}`));
    return Array.from({ length: count }, (_, number) => reviewOf(product, number, used, seed));
  });
}
