import { nameOfFault, type FaultRule } from '../faults/fault.ts';
import type { Disposer } from '../create-mocks.ts';
import type { PanelContext, Part } from './panel-context.ts';
import { element } from './element.ts';
import { faultForm } from './fault-form.ts';

const groups = { guarded: 'calls with a session', guardedWrites: 'writes with a session' } as const;

function tell({ fault, operation, of, rate = 1, times }: FaultRule): string {
  const where = operation ?? (of === undefined ? 'every call' : groups[of]);
  const often = times === 1 ? ', once' : rate === 1 ? '' : `, ${Math.round(rate * 100)} %`;
  return `${where} → ${nameOfFault(fault)}${often}`;
}

/** What goes wrong now, and what shall. */
export function faultPart({ mocks, settings, change }: PanelContext, changed: () => void): Part {
  const list = element('ul', { class: 'rules' });
  const own = new Map<FaultRule, Disposer>();
  const ofScenario = [...mocks.faults];
  const put = (rule: FaultRule): void => {
    const { fault, operation = 'everywhere', ...frequency } = rule;
    own.set(rule, mocks.fail(fault, operation, frequency));
  };
  function keep(): void {
    change({ faults: [...own.keys()] });
    show();
    changed();
  }
  function row(rule: FaultRule): HTMLElement {
    const remove = (): void => {
      own.get(rule)?.();
      own.delete(rule);
      keep();
    };
    const attributes = { type: 'button', 'aria-label': `Remove: ${tell(rule)}`, onclick: remove };
    return element('li', {}, element('span', {}, tell(rule)), element('button', attributes, '✕'));
  }
  function show(): void {
    const others = ofScenario.map((rule) =>
      element('li', {}, element('span', {}, `${tell(rule)} (scenario)`)),
    );
    list.replaceChildren(...[...own.keys()].map(row), ...others);
  }
  settings().faults.forEach(put);
  show();
  const form = faultForm((rule) => {
    put(rule);
    keep();
  });
  return { node: element('section', {}, element('h3', {}, 'Make calls fail'), form, list), show };
}
