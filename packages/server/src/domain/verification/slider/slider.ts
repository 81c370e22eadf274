import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DomainError } from '../../domain-error.ts';
import type { AppContext } from '../../../context.ts';
import { limitParallel } from '../../limit-parallel.ts';
import { hashSecret, newSecret } from '../one-time-secret.ts';
import { drawPuzzle, type SliderPuzzle } from './slider-picture.ts';

const CHALLENGE_LIFE = '2 minutes';
const PASS_LIFE = '5 minutes';
/** Maximum distance from the gap in pixels. With more, one in ten guesses would succeed. */
const TOLERANCE = 5;
/** Few are drawn at once, to keep the server responsive; none waits. */
const drawLimited = limitParallel(4, 0);

/**
 * Creates a challenge that accepts one answer.
 * @throws {DomainError} `frequentOperation` if too many are being drawn.
 */
export async function challengeSlider({
  db,
  clock,
}: AppContext): Promise<Omit<SliderPuzzle, 'x'> & { readonly challengeId: string }> {
  const { x, ...shown } = await drawLimited(drawPuzzle);
  const challengeId = `sl_${randomUUID().replaceAll('-', '')}`;
  const expires_at = sql<Date>`${clock.now()} + cast(${CHALLENGE_LIFE} as interval)`;
  await db.insertInto('slider_challenge').values({ id: challengeId, x, expires_at }).execute();
  return { ...shown, challengeId };
}

/**
 * Checks an answer, which ends the challenge, and returns a pass.
 * @throws {DomainError} `sliderFailed` if it is wrong.
 */
export async function answerSlider(
  { db, clock }: AppContext,
  challengeId: string,
  x: number,
): Promise<string> {
  const challenge = await db
    .deleteFrom('slider_challenge')
    .where('id', '=', challengeId)
    .returning(['x', sql<boolean>`expires_at > ${clock.now()}`.as('isFresh')])
    .executeTakeFirst();
  if (!challenge?.isFresh || Math.abs(challenge.x - x) > TOLERANCE) throw new DomainError('sliderFailed');
  const pass = newSecret('sp');
  const expires_at = sql<Date>`${clock.now()} + cast(${PASS_LIFE} as interval)`;
  await db
    .insertInto('slider_pass')
    .values({ hash: hashSecret(pass), expires_at })
    .execute();
  return pass;
}

/**
 * Uses up a pass.
 * @throws {DomainError} `sliderFailed` if the pass is invalid.
 */
export async function spendSliderPass({ db, clock }: AppContext, pass: string): Promise<void> {
  const spent = await db
    .deleteFrom('slider_pass')
    .where('hash', '=', hashSecret(pass))
    .returning(sql<boolean>`expires_at > ${clock.now()}`.as('isFresh'))
    .executeTakeFirst();
  if (!spent?.isFresh) throw new DomainError('sliderFailed');
}
