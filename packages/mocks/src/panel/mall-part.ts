import type { AdvanceStep } from '../staff/advance.ts';
import type { PanelContext } from './panel-context.ts';
import { element, field, option } from './element.ts';

const steps: Readonly<Record<AdvanceStep, string>> = {
  ship: 'Ship all paid orders',
  confirm: 'Confirm all paid orders',
  deliver: 'Deliver all shipped orders',
  grantRefund: 'Grant all refunds',
  refuseRefund: 'Refuse all refunds',
  acceptReturn: 'Accept all returns',
  refuseReturn: 'Refuse all returns',
  receiveReturn: 'Receive all returned goods',
  approveAll: 'Approve money, loans and identity',
  payOut: 'Pay out approved withdrawals',
};
const times = [
  ['An hour later', 3_600_000],
  ['A day later', 86_400_000],
  ['15 days later', 15 * 86_400_000],
] as const;

/** Acts as the stores, the carrier, the operators and the clock. */
export function mallPart({ mocks }: PanelContext): HTMLElement {
  const outcome = element('p', { class: 'hint', role: 'status' });
  const choice = element(
    'select',
    { name: 'step' },
    ...Object.entries(steps).map(([step, text]) => option(step, text)),
    ...times.map(([text, ms]) => option(String(ms), text)),
  );
  function takeStep(): void {
    const ms = Number(choice.value);
    if (ms > 0) {
      mocks.passTime(ms);
      outcome.replaceChildren('The clock of the mall has moved.');
      return;
    }
    const count = mocks.advance(choice.value as AdvanceStep); // The options are its values.
    outcome.replaceChildren(count === 0 ? 'Nothing was in the right state.' : `${count} changed.`);
  }
  const button = element('button', { type: 'button', class: 'step', onclick: takeStep }, 'Do it');
  const row = element('div', { class: 'last' }, field('Step', choice), button);
  return element('section', { class: 'mall' }, element('h3', {}, 'Act as the mall'), row, outcome);
}
