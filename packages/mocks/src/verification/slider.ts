/** The slider that a login asks for after wrong passwords. All challenges show the picture of the contract. */
import type { Mall } from '../state/mall.ts';
import { demand } from '../state/refusal.ts';

/** Where the piece of that picture belongs, in pixels from the left. */
export const SLIDER_GAP = 172;
const TOLERANCE = 6;
const CHALLENGE_MS = 2 * 60_000;
const PASS_MS = 5 * 60_000;

export function openSlider(mall: Mall): string {
  const id = mall.nextId('sl');
  mall.sliders.set(id, mall.now() + CHALLENGE_MS);
  return id;
}

/** Takes an answer to a challenge, which is used up by it, and returns a pass. @throws `sliderFailed`. */
export function solveSlider(mall: Mall, challengeId: string, x: number): string {
  const endsAt = mall.sliders.get(challengeId) ?? 0;
  mall.sliders.delete(challengeId);
  demand(endsAt > mall.now() && Math.abs(x - SLIDER_GAP) <= TOLERANCE, 'sliderFailed');
  const pass = `${mall.nextId('sp')}_${'0'.repeat(12)}`;
  mall.sliders.set(pass, mall.now() + PASS_MS);
  return pass;
}

/** Uses up a pass. @throws `sliderNeeded` without one, `sliderFailed` for one that is over. */
export function spendPass(mall: Mall, pass: string | undefined): void {
  demand(pass !== undefined, 'sliderNeeded');
  const endsAt = mall.sliders.get(pass ?? '') ?? 0;
  mall.sliders.delete(pass ?? '');
  demand(endsAt > mall.now(), 'sliderFailed');
}
