/** The settings of a tab, set in the panel or by `?mock=name`. They survive a reload. */
import { isScenario, scenarioNames, type ScenarioName } from '../scenarios/scenarios.ts';
import { conditionsIn } from './link.ts';
import type { Settings } from './settings-type.ts';

const KEY = 'openmall-mocks';
/** Key of the mark that the page has signed in the scenario's user. */
const SIGNED_IN_KEY = 'openmall-mocks-entered';
const DEFAULTS: Settings = { scenario: 'default', seed: '1', faults: [] };

export function saveSettings(settings: Settings, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(settings));
}

/** Makes the next page sign in again: session and cart belong to the old mall. */
export function endSession(storage: Storage = sessionStorage): void {
  storage.removeItem(SIGNED_IN_KEY);
}

function loadSettings(storage: Storage): Settings | undefined {
  try {
    const settings = JSON.parse(storage.getItem(KEY) ?? 'null') as Settings | null; // written by saveSettings only
    return settings && isScenario(settings.scenario) ? settings : undefined;
  } catch {
    // Written by another version of the mocks: start with the defaults.
    return undefined;
  }
}

export interface Opening {
  readonly settings: Settings;
  /** Whether the mall is new: the page must sign in the scenario's user. */
  readonly isNew: boolean;
}

/** Whether the page was reloaded or restored by the back button, rather than opened by its address. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>; // entries of this name are of this kind
  return type === 'reload' || type === 'back_forward';
}

function scenarioIn(query: URLSearchParams): ScenarioName | undefined {
  const name = query.get('mock');
  if (name === null) return undefined;
  if (isScenario(name)) return name;
  console.warn(`There is no scenario "${name}". There are: ${scenarioNames.join(', ')}.`);
  return undefined;
}

/** Loads the settings of the tab. `?mock=name` and `?seed=` in the address override the saved settings. */
export function openSettings(
  search: string,
  storage: Storage = sessionStorage,
  isReload: boolean = isReloaded(),
): Opening {
  const saved = loadSettings(storage);
  const current = saved ?? DEFAULTS;
  const query = new URLSearchParams(search);
  const requested = scenarioIn(query);
  const { scenario, seed } = {
    scenario: requested ?? current.scenario,
    seed: query.get('seed') ?? current.seed,
  };
  const isDifferent = current.scenario !== scenario || current.seed !== seed;
  // An opened address overrides all settings. After a reload, changes made in the panel win.
  const isOpened = isDifferent || (requested !== undefined && !isReload);
  const settings = isOpened ? { scenario, seed, ...conditionsIn(query) } : current;
  const isNew = isOpened || saved === undefined || storage.getItem(SIGNED_IN_KEY) === null;
  saveSettings(settings, storage);
  storage.setItem(SIGNED_IN_KEY, '1');
  return { settings, isNew };
}
