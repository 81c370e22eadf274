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

function scenarioChoice({ settings, beginAnew }: PanelContext): HTMLElement {
  const choice = element('select', {}, ...scenarioNames.map((name) => option(name)));
  choice.value = settings().scenario;
  choice.addEventListener('change', () => {
    if (isScenario(choice.value)) beginAnew({ scenario: choice.value });
  });
  return field('Scenario', choice);
}

function latencyChoice({ mocks, settings, change, restart }: PanelContext): HTMLElement {
  const choice = element('select', {}, ...latencies.map(([text], at) => option(String(at), text)));
  const now = String(settings().latency);
  choice.value = String(
    Math.max(
      0,
      latencies.findIndex(([, range]) => String(range) === now),
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

function seedBox({ settings, beginAnew }: PanelContext): HTMLElement {
  const box = element('input', { value: settings().seed, spellcheck: 'false' });
  box.addEventListener('change', () => beginAnew({ seed: box.value.trim() || '1' }));
  return field('Seed', box);
}

/** Which mall this is, and how fast it answers. */
export const scenarioPart = (desk: PanelContext): HTMLElement =>
  element(
    'section',
    {},
    scenarioChoice(desk),
    element('p', { class: 'says' }, scenarios[desk.settings().scenario].description),
    element('div', { class: 'two' }, latencyChoice(desk), seedBox(desk)),
  );
