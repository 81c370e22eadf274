import type { Mocks } from '../create-mocks.ts';
import type { Settings } from './settings-type.ts';

/** What the parts of the panel work with. */
export interface PanelContext {
  readonly mocks: Mocks;
  readonly settings: () => Settings;
  /** Changes what the tab remembers. */
  readonly change: (change: Partial<Settings>) => void;
  /** Loads the page again with what is remembered. */
  readonly restart: () => void;
  /** Another mall, or the same from its beginning: whoever it has is signed in, nothing goes wrong but by its scenario. */
  readonly beginAnew: (changes: Partial<Pick<Settings, 'scenario' | 'seed'>>) => void;
}

/** A part of the panel, and how it is brought up to date. */
export interface Part {
  readonly node: HTMLElement;
  readonly show: () => void;
}
