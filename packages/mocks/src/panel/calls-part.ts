import type { Told } from '../answer-call.ts';
import type { Desk, Part } from './desk.ts';
import { element } from './element.ts';

const SHOWN = 10;

const row = ({ operation, outcome, ms }: Told): HTMLElement =>
  element(
    'li',
    {},
    element('span', { title: operation }, operation),
    element('span', { class: outcome === '0' ? 'good' : 'bad' }, outcome === '0' ? 'ok' : outcome),
    element('span', { class: 'ms' }, ms === 0 ? '' : `${ms} ms`),
  );

/** The last calls, the newest first. */
export function callsPart({ mocks }: Desk): Part {
  const list = element('ul', { class: 'calls' });
  const show = (): void => list.replaceChildren(...mocks.calls.slice(-SHOWN).reverse().map(row));
  return { node: element('section', {}, element('h3', {}, 'Last calls'), list), show };
}
