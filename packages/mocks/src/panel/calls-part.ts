import type { CallRecord } from '../answer-call.ts';
import type { PanelContext, Part } from './panel-context.ts';
import { element } from './element.ts';

const MAX_ROWS = 10;

const row = ({ operation, outcome, ms }: CallRecord): HTMLElement =>
  element(
    'li',
    {},
    element('span', { title: operation }, operation),
    element('span', { class: outcome === '0' ? 'good' : 'bad' }, outcome === '0' ? 'ok' : outcome),
    element('span', { class: 'ms' }, ms === 0 ? '' : `${ms} ms`),
  );

/** The latest calls, newest first. */
export function callsPart({ mocks }: PanelContext): Part {
  const list = element('ul', { class: 'calls' });
  const show = (): void => list.replaceChildren(...mocks.calls.slice(-MAX_ROWS).reverse().map(row));
  return { node: element('section', {}, element('h3', {}, 'Recent calls'), list), show };
}
