import { createRandom, type Random } from '@openmall/seeded-random';
import type { DemoGoods, DemoReview } from '../demo-types.ts';
import { inSentence } from '../goods/goods-names.ts';
import { AVATAR_COUNT } from '../scenes/avatars.ts';
import { stableId } from '../stable-id.ts';
import { CLOSINGS, DETAILS, OPENINGS } from './review-texts.ts';
import { replyOf } from './replies.ts';
import type { Mood } from './review-texts.ts';
import { pickReviewer } from './reviewers.ts';

/** Most goods have a few reviews, some have none, some have dozens, and one in sixty is a bestseller with hundreds. */
function reviewCount(goods: DemoGoods, random: Random): number {
  if (goods.ageDays < 5) return 0;
  const popularity = random.next() ** 2.4;
  const share = random.next();
  if (share < 1 / 60) return random.integer(140, 360);
  if (share < 0.08) return random.integer(22, 70);
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

/** What other reviews of the same goods contain, so that reviews do not repeat. */
interface Written {
  readonly texts: Set<string>;
  readonly sentences: Set<string>;
  readonly replies: Set<string>;
}

/** An unused sentence. When all are used, they may be used again. */
function pickUnused(list: readonly string[], { sentences }: Written, random: Random): string {
  const isUnused = (sentence: string) => sentence === '' || !sentences.has(sentence);
  if (!list.some((sentence) => sentence !== '' && isUnused(sentence)))
    for (const sentence of list) sentences.delete(sentence);
  const picked = random.pick(list.filter(isUnused));
  sentences.add(picked);
  return picked;
}

function compose(goods: DemoGoods, mood: Mood, written: Written, random: Random): string {
  const details = sentencesFor(goods.noun, DETAILS[goods.family][mood]);
  const parts = [pickUnused(OPENINGS[mood], written, random), pickUnused(details, written, random)];
  if (random.boolean(0.3)) parts.push(pickUnused(details, written, random));
  parts.push(random.pick(CLOSINGS[mood]));
  const text = [...new Set(parts)].filter((part) => part !== '').join(' ');
  return text.replaceAll('{noun}', inSentence(goods.noun));
}

const MAX_TRIES = 40;

/** A text that no other review of the goods has. */
function textOf(goods: DemoGoods, mood: Mood, written: Written, random: Random): string {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const text = compose(goods, mood, written, random);
    if (written.texts.has(text)) continue;
    written.texts.add(text);
    return text;
  }
  throw new Error(`${goods.names.en} has more ${mood} reviews than different texts.`);
}

function reviewOf(goods: DemoGoods, number: number, written: Written, seed: string): DemoReview {
  const id = stableId(seed, 'review', `${goods.slug}/${number}`);
  const random = createRandom(id);
  const rating = ratingOf(random);
  const { name, countryCode } = pickReviewer(random);
  const withPictures = rating >= 3 && random.boolean(0.215);
  const buyableSkus = goods.skus.filter(({ stock }) => stock > 0);
  const mood = moodOf(rating);
  const ageMinutes = random.integer(600, Math.max(700, (goods.ageDays - 3) * 1440));
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
    content: textOf(goods, mood, written, random),
    images: withPictures ? random.sample(goods.pictures.slice(1), random.integer(1, 3)) : [],
    ageMinutes,
    reply: replyOf({ mood, ageMinutes, city: goods.origin }, written.replies, random),
  };
}

export function demoReviews(seed: string, goods: readonly DemoGoods[]): readonly DemoReview[] {
  return goods.flatMap((product) => {
    const written: Written = { texts: new Set(), sentences: new Set(), replies: new Set() };
    const count = reviewCount(product, createRandom(`${seed}/reviews/${product.slug}`));
    return Array.from({ length: count }, (_, number) => reviewOf(product, number, written, seed));
  });
}
