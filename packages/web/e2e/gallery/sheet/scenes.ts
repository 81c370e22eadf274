/** The sheets of messages as the gallery draws them. */
import { full, visitor, type Scene } from '../scenes/scene.ts';
import { sheetNames } from './sheets.ts';

/** What is said for a moment or after something went wrong: drawn without its happening. */
export const sheets: Readonly<Record<string, Scene>> = Object.fromEntries(
  sheetNames.map((name) => [name, { ...visitor, ...full, at: (world) => `${world.sheets}${name}` }]),
);
