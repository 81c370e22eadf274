/** Reads `--states FILE`: hooks in the place of the control contract, and ids of objects that are in a state already. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UsageError } from '../runner/usage-error.ts';
import { objectKinds, type ObjectIds } from '../setup/given-objects.ts';
import type { Hooks } from '../setup/hook-control.ts';
import { parseHooks } from './hook-options.ts';

export interface States {
  readonly hooks: Hooks;
  readonly objects: ObjectIds;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function sectionsOf(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parse(readFileSync(file, 'utf8'));
    if (isRecord(value)) return value;
  } catch (error) {
    throw new UsageError(`--states: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError(`--states: ${file} has neither \`hooks\` nor \`objects\`.`);
}

function readHooks(file: string, value: unknown): Hooks {
  if (!isRecord(value) || !Object.values(value).every(isText))
    throw new UsageError(
      `--states: \`hooks\` of ${file} takes NAME: COMMAND, such as ship: ./ship.sh "$ORDER".`,
    );
  return parseHooks(Object.entries(value).map(([name, command]) => `${name}=${String(command)}`));
}

function readObjects(file: string, value: unknown): ObjectIds {
  const kinds = Object.keys(objectKinds).join(', ');
  const isRight =
    isRecord(value) &&
    Object.entries(value).every(
      ([kind, ids]) => kind in objectKinds && Array.isArray(ids) && ids.every(isText),
    );
  if (!isRight)
    throw new UsageError(`--states: \`objects\` of ${file} takes lists of ids as text: ${kinds}.`);
  return value as ObjectIds; // Checked above.
}

/** @throws {UsageError} if the file cannot be read, or has something else. */
export function readStates(file: string): States {
  const { hooks = {}, objects = {}, ...others } = sectionsOf(file);
  const [stray] = Object.keys(others);
  if (stray !== undefined)
    throw new UsageError(`--states: ${file} takes \`hooks\` and \`objects\`, not "${stray}".`);
  return { hooks: readHooks(file, hooks), objects: readObjects(file, objects) };
}
