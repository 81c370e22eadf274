import type { Delay, FaultRule } from '../faults/fault.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';

/** The mock settings of one browser tab. */
export interface Settings {
  readonly scenario: ScenarioName;
  readonly seed: string;
  /** The delay of every call; undefined leaves it to the scenario. */
  readonly latency?: Delay | undefined;
  /** Faults added in the panel. The scenario adds its own. */
  readonly faults: readonly FaultRule[];
}
