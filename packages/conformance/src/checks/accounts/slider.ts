/** Wrong passwords make a login ask for a solved slider (contract: `user!newlogin`). */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { solveSlider } from '../../setup/api-client.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { succeeded } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { expectRefusal } from '../support/refusal.ts';

const WRONG_PASSWORDS = 3;
/** The lockout that three wrong passwords start. */
const LOCKOUT_MS = 3 * 60_000 + 1_000;

async function checkAfterWrongPasswords(context: CheckContext): Promise<void> {
  const { accounts, control, send } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time and to solve the slider');
  const { username, password } = await accounts.newAccount();
  const isWithoutSlider = true;
  for (let attempt = 0; attempt < WRONG_PASSWORDS; attempt += 1) {
    const input = { username, password: `Wrong123${attempt}` };
    await context.call('userNewlogin', input, { isWithoutSlider });
  }
  await control.advance(LOCKOUT_MS);
  const plain = await context.call('userNewlogin', { username, password }, { isWithoutSlider });
  const granted = 'logs in after three wrong passwords without a solved slider';
  if (!expectRefusal(context, 'userNewlogin', { keys: ['sliderNeeded'], granted }, plain)) return;
  const sliderPass = await solveSlider(send, control);
  if (sliderPass === undefined) return context.inconclusive('userNewlogin', 'no slider could be solved');
  const solved = await context.call('userNewlogin', { username, password, sliderPass });
  const message = 'refuses the right password with a solved slider';
  context.expect('userNewlogin', succeeded(solved) ? undefined : message, plain, solved);
}

/** Moves the clock. */
export const sliderChecks: readonly ActiveCheck[] = [
  defineChecks('authentication', 'contract')(
    'auth.slider',
    'After three wrong passwords of a name, a login needs a solved slider.',
    ['userNewlogin'],
    checkAfterWrongPasswords,
  ),
];
