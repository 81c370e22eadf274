import { operationMap, type OperationId } from '@openmall/sdk';
import { element, field, option } from './element.ts';
import { faultCalled, type FaultRule } from '../faults/fault.ts';

const brokenResponses = [
  ['network', 'no response'],
  ['500', 'HTTP 500, HTML'],
  ['502', 'HTTP 502, HTML'],
  ['429', 'HTTP 429, HTML'],
  ['malformed', 'truncated JSON'],
  ['wrongShape', 'wrong data shape'],
] as const;
const frequencies = [
  ['1', 'always'],
  ['once', 'once'],
  ['0.5', 'every second call'],
  ['0.2', 'every fifth call'],
] as const;

const isOperation = (name: string): name is OperationId => Object.hasOwn(operationMap, name);
const sharedErrors = ['serverError', 'systemError', 'frequentOperation'] as const;

function group(label: string, options: readonly HTMLOptionElement[]): HTMLOptGroupElement {
  return element('optgroup', { label }, ...options);
}

/** The options of an operation: its errors and broken responses. */
function faultsOf(where: string): HTMLOptGroupElement[] {
  const errors = isOperation(where) ? operationMap[where].errors : sharedErrors;
  return [
    group(
      isOperation(where) ? 'Errors of this operation' : 'Errors of any call',
      errors.map((key) => option(key)),
    ),
    group(
      'Broken responses',
      brokenResponses.map(([value, text]) => option(value, text)),
    ),
  ];
}

/** The form that adds a fault to one operation or to all. */
export function faultForm(add: (rule: FaultRule) => void): HTMLElement {
  const names = element(
    'datalist',
    { id: 'operations' },
    ...Object.keys(operationMap).map((id) => option(id)),
  );
  const where = element('input', {
    list: 'operations',
    placeholder: 'every call',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const what = element('select', {}, ...faultsOf(''));
  const rate = element('select', {}, ...frequencies.map(([value, text]) => option(value, text)));
  where.addEventListener('input', () => {
    const isKnown = where.value === '' || isOperation(where.value);
    where.setCustomValidity(isKnown ? '' : 'Unknown operation.');
    what.replaceChildren(...faultsOf(where.value));
  });
  const form = element(
    'form',
    { class: 'fault' },
    names,
    element('div', { class: 'two' }, field('Operation', where), field('Response', what)),
    element('div', { class: 'last' }, field('How often', rate), element('button', { class: 'add' }, 'Add')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fault = faultCalled(what.value);
    if (!fault) return;
    add({
      fault,
      ...(isOperation(where.value) && { operation: where.value }),
      ...(rate.value === 'once' ? { times: 1 } : { rate: Number(rate.value) }),
    });
  });
  return form;
}
