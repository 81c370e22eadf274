import type { Delay } from '../faults/fault.ts';
import { isScenario, scenarioNames, scenarios } from '../scenarios/scenarios.ts';
import type { PanelContext } from './panel-context.ts';
import { element, field, option } from './element.ts';

const latencies: readonly (readonly [string, Delay | undefined])[] = [
  ['set by scenario', undefined],
  ['none', [0, 0]],
  ['200–600 ms', [200, 600]],
  ['1–3 s', [1_000, 3_000]],
  ['8 s', [8_000, 8_000]],
];

function scenarioChoice({ settings, startOver }: PanelContext): HTMLElement {
  const choice = element('select', {}, ...scenarioNames.map((name) => option(name)));
  choice.value = settings().scenario;
  choice.addEventListener('change', () => {
    if (isScenario(choice.value)) startOver({ scenario: choice.value });
  });
  return field('Scenario', choice);
}

function latencyChoice({ mocks, settings, change, restart }: PanelContext): HTMLElement {
  const choice = element('select', {}, ...latencies.map(([text], index) => option(String(index), text)));
  const current = String(settings().latency);
  choice.value = String(
    Math.max(
      0,
      latencies.findIndex(([, range]) => String(range) === current),
    ),
  );
  choice.addEventListener('change', () => {
    const latency = latencies[Number(choice.value)]?.[1];
    change({ latency });
    if (latency) mocks.setLatency(latency);
    else restart();
  });
  return field('Latency', choice);
}

function seedBox({ settings, startOver }: PanelContext): HTMLElement {
  const input = element('input', { value: settings().seed, spellcheck: 'false' });
  input.addEventListener('change', () => startOver({ seed: input.value.trim() || '1' }));
  return field('Seed', input);
}

/** The controls for scenario, latency and seed. */
export const scenarioPart = (context: PanelContext): HTMLElement =>
  element(
    'section',
    {},
    scenarioChoice(context),
    element('p', { class: 'hint' }, scenarios[context.settings().scenario].description),
    element('div', { class: 'two' }, latencyChoice(context), seedBox(context)),
  );
