/** The people of the mall and its clock, as a test sees them. */
import { answerControl } from '../control/answer-control.ts';
import type { MallClock } from '../control/control-routes.ts';
import { assertOption } from '../faults/settings.ts';
import type { Mocks } from '../mocks.ts';
import { demoBuyer } from '../state/accounts.ts';
import { digitsOf, stepAt } from '../verification/authenticator.ts';
import type { Mall } from '../state/mall.ts';
import { advance } from './advance.ts';
import { runTimedWork } from './timed-work.ts';

/** A clock that can be moved forward. */
export function createClock(realTime: () => number): MallClock & { readonly reset: () => void } {
  let offset = 0;
  return {
    now: () => realTime() + offset,
    offsetMs: () => offset,
    advance: (ms) => void (offset += ms),
    reset: () => void (offset = 0),
  };
}

/** The next code of the demo buyer's authenticator that was not used yet. */
async function authenticatorCode({ accounts, now }: Mall): Promise<string | undefined> {
  const authenticator = accounts.get(demoBuyer.username)?.authenticator;
  if (!authenticator) return undefined;
  return digitsOf(authenticator.secret, Math.max(stepAt(now()), authenticator.usedStep + 1));
}

type People = Pick<Mocks, 'advance' | 'passTime' | 'authenticatorCode' | 'control'>;

export const peopleOf = (mall: () => Mall, clock: MallClock): People => ({
  advance: (step, orderId) => advance(mall(), step, orderId),
  passTime(ms) {
    assertOption(ms > 0, `The clock only moves forward, not by ${ms} ms.`);
    clock.advance(ms);
    runTimedWork(mall());
  },
  authenticatorCode: () => authenticatorCode(mall()),
  control: (request) => answerControl({ mall: mall(), clock }, request),
});
