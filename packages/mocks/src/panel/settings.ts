/** What a tab remembers of its mocks: chosen in the panel or by `?mock=name`, kept over reloads. */
import { isScenario, scenarioNames, type ScenarioName } from '../scenarios/scenarios.ts';
import { conditionsIn } from './link.ts';
import type { Settings } from './settings-type.ts';

const KEY = 'openmall-mocks';
/** Stands in the storage once the page has signed in whoever this mall has. */
const ENTERED = 'openmall-mocks-entered';
const first: Settings = { scenario: 'default', seed: '1', faults: [] };

export function keepSettings(settings: Settings, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(settings));
}

/** Lets the next page sign in anew: whoever is signed in and the cart are not of the mall to come. */
export function leaveMall(storage: Storage = sessionStorage): void {
  storage.removeItem(ENTERED);
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
  /** The mall begins: whoever was signed in is not of it. */
  readonly isNew: boolean;
}

/** Whether the page was loaded again, or come back to, rather than opened by its address. */
function isSeenAgain(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>; // entries of this name are of this kind
  return type === 'reload' || type === 'back_forward';
}

function askedScenario(query: URLSearchParams): ScenarioName | undefined {
  const asked = query.get('mock');
  if (asked === null) return undefined;
  if (isScenario(asked)) return asked;
  console.warn(`There is no scenario "${asked}". There are: ${scenarioNames.join(', ')}.`);
  return undefined;
}

/** The settings of this tab; `?mock=name` and `?seed=` in the address count more than what was kept. */
export function openSettings(
  search: string,
  storage: Storage = sessionStorage,
  isAgain: boolean = isSeenAgain(),
): Opening {
  const before = kept(storage);
  const now = before ?? first;
  const query = new URLSearchParams(search);
  const asked = askedScenario(query);
  const { scenario, seed } = { scenario: asked ?? now.scenario, seed: query.get('seed') ?? now.seed };
  const isOther = now.scenario !== scenario || now.seed !== seed;
  // An address that is opened says everything; one that is loaded again may have been changed in the panel since.
  const isOpened = isOther || (asked !== undefined && !isAgain);
  const settings = isOpened ? { scenario, seed, ...conditionsIn(query) } : now;
  const isNew = isOpened || before === undefined || storage.getItem(ENTERED) === null;
  keepSettings(settings, storage);
  storage.setItem(ENTERED, '1');
  return { settings, isNew };
}
