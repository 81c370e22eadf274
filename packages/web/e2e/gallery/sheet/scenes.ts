/** The sheets of messages in the gallery. */
import { full, visitor, type Scene } from '../scenes/scene.ts';
import { sheetNames } from './sheets.ts';

/** Sheets of toasts and errors, rendered without the events that cause them. */
export const sheets: Readonly<Record<string, Scene>> = Object.fromEntries(
  sheetNames.map((name) => [name, { ...visitor, ...full, at: (world) => `${world.sheets}${name}` }]),
);
