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
function faultsOf(name: string): HTMLOptGroupElement[] {
  const errors = isOperation(name) ? operationMap[name].errors : sharedErrors;
  return [
    group(
      isOperation(name) ? 'Errors of this operation' : 'Errors of any call',
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
  const operationInput = element('input', {
    list: 'operations',
    placeholder: 'every call',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const faultSelect = element('select', {}, ...faultsOf(''));
  const rateSelect = element('select', {}, ...frequencies.map(([value, text]) => option(value, text)));
  operationInput.addEventListener('input', () => {
    const isKnown = operationInput.value === '' || isOperation(operationInput.value);
    operationInput.setCustomValidity(isKnown ? '' : 'Unknown operation.');
    faultSelect.replaceChildren(...faultsOf(operationInput.value));
  });
  const form = element(
    'form',
    { class: 'fault' },
    names,
    element('div', { class: 'two' }, field('Operation', operationInput), field('Response', faultSelect)),
    element(
      'div',
      { class: 'last' },
      field('How often', rateSelect),
      element('button', { class: 'add' }, 'Add'),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fault = faultCalled(faultSelect.value);
    if (!fault) return;
    add({
      fault,
      ...(isOperation(operationInput.value) && { operation: operationInput.value }),
      ...(rateSelect.value === 'once' ? { times: 1 } : { rate: Number(rateSelect.value) }),
    });
  });
  return form;
}
