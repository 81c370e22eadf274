import type { Mocks } from '../mocks.ts';
import type { Settings } from './settings-type.ts';

/** The settings and actions that the parts of the panel share. */
export interface PanelContext {
  readonly mocks: Mocks;
  readonly settings: () => Settings;
  /** Changes the settings of the tab. */
  readonly change: (change: Partial<Settings>) => void;
  /** Reloads the page with the saved settings. */
  readonly restart: () => void;
  /** Restarts with a new or the same mall: with its own session, and without added faults and delays. */
  readonly startOver: (changes: Partial<Pick<Settings, 'scenario' | 'seed'>>) => void;
}

/** A part of the panel. `show` updates it. */
export interface Part {
  readonly node: HTMLElement;
  readonly show: () => void;
}
