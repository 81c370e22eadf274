/** What a tab remembers of its mocks: chosen in the panel or by `?mock=name`, kept over reloads. */
import type { Delay, FaultRule } from '../conditions/fault.ts';
import { isScenario, scenarioNames, type ScenarioName } from '../scenarios/scenarios.ts';

export interface Settings {
  readonly scenario: ScenarioName;
  readonly seed: string;
  /** Undefined where the scenario decides. */
  readonly latency?: Delay | undefined;
  /** Made in the panel; those of the scenario come on top. */
  readonly faults: readonly FaultRule[];
}

const KEY = 'openmall-mocks';
const first: Settings = { scenario: 'default', seed: '1', faults: [] };

export function keepSettings(settings: Settings, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(settings));
}

function kept(storage: Storage): Settings | undefined {
  try {
    const settings = JSON.parse(storage.getItem(KEY) ?? 'null') as Settings | null; // written by keepSettings only
    return settings && isScenario(settings.scenario) ? settings : undefined;
  } catch {
    // Another version of the mocks wrote it: the tab begins anew.
    return undefined;
  }
}

export interface Opening {
  readonly settings: Settings;
  /** Another scenario or seed than this tab had: whoever was signed in is not of this mall. */
  readonly isNew: boolean;
}

/** The settings of this tab; `?mock=name` and `?seed=` in the address count more than what was kept. */
export function openSettings(search: string, storage: Storage = sessionStorage): Opening {
  const before = kept(storage);
  const query = new URLSearchParams(search);
  const asked = query.get('mock') ?? undefined;
  if (asked !== undefined && !isScenario(asked))
    console.warn(`There is no scenario "${asked}". There are: ${scenarioNames.join(', ')}.`);
  const now = before ?? first;
  const scenario = asked !== undefined && isScenario(asked) ? asked : now.scenario;
  const seed = query.get('seed') ?? now.seed;
  const isNew = before === undefined || before.scenario !== scenario || before.seed !== seed;
  const settings: Settings = isNew ? { scenario, seed, faults: [] } : now;
  keepSettings(settings, storage);
  return { settings, isNew };
}
