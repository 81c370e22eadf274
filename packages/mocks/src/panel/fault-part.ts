import { nameOfFault, type FaultRule } from '../faults/fault.ts';
import type { Disposer } from '../mocks.ts';
import type { PanelContext, Part } from './panel-context.ts';
import { element } from './element.ts';
import { faultForm } from './fault-form.ts';

const groups = { guarded: 'calls with a session', guardedWrites: 'writes with a session' } as const;

function describeRule({ fault, operation, of, rate = 1, times }: FaultRule): string {
  const target = operation ?? (of === undefined ? 'every call' : groups[of]);
  const frequency = times === 1 ? ', once' : rate === 1 ? '' : `, ${Math.round(rate * 100)} %`;
  return `${target} → ${nameOfFault(fault)}${frequency}`;
}

/** The list of active faults, and the form to add one. */
export function faultPart({ mocks, settings, change }: PanelContext, onChange: () => void): Part {
  const list = element('ul', { class: 'rules' });
  const added = new Map<FaultRule, Disposer>();
  const scenarioFaults = [...mocks.faults];
  const apply = (rule: FaultRule): void => {
    const { fault, operation = 'everywhere', ...options } = rule;
    added.set(rule, mocks.fail(fault, operation, options));
  };
  function save(): void {
    change({ faults: [...added.keys()] });
    show();
    onChange();
  }
  function row(rule: FaultRule): HTMLElement {
    const remove = (): void => {
      added.get(rule)?.();
      added.delete(rule);
      save();
    };
    const attributes = { type: 'button', 'aria-label': `Remove: ${describeRule(rule)}`, onclick: remove };
    return element('li', {}, element('span', {}, describeRule(rule)), element('button', attributes, '✕'));
  }
  function show(): void {
    const scenarioRows = scenarioFaults.map((rule) =>
      element('li', {}, element('span', {}, `${describeRule(rule)} (scenario)`)),
    );
    list.replaceChildren(...[...added.keys()].map(row), ...scenarioRows);
  }
  settings().faults.forEach(apply);
  show();
  const form = faultForm((rule) => {
    apply(rule);
    save();
  });
  return { node: element('section', {}, element('h3', {}, 'Make calls fail'), form, list), show };
}
