/** The options of a run as reports show them, without secrets. */
import type { TokenPlace } from '../target/target.ts';
import type { JudgeOptions } from './judge-options.ts';

export interface RunOptionsSummary {
  readonly quick: boolean;
  readonly extensions: boolean;
  readonly control: boolean;
  /** The names of the hooks that stood in for the control contract. */
  readonly hooks?: readonly string[];
  /** The kinds of objects whose ids were given. */
  readonly objects?: readonly string[];
  readonly allowMissing?: boolean;
  readonly only: readonly string[];
  /** User names of the accounts that were given. */
  readonly buyers: readonly string[];
  readonly actionSuffix?: string;
  readonly tokenTransport?: TokenPlace;
  /** Names of the headers that every call had. */
  readonly headers?: readonly string[];
}

export function summarizeOptions(options: JudgeOptions): RunOptionsSummary {
  const {
    quick,
    extensions,
    control,
    allowMissing,
    only = [],
    buyers = [],
    actionSuffix,
    tokenTransport,
    headers = {},
    hooks = {},
    objects = {},
  } = options;
  const names = Object.keys(hooks);
  return {
    quick: quick === true,
    extensions: extensions === true,
    control: control !== undefined && names.length === 0,
    ...(names.length > 0 && { hooks: names }),
    ...(Object.keys(objects).length > 0 && { objects: Object.keys(objects) }),
    ...(allowMissing && { allowMissing }),
    only,
    buyers: buyers.map(({ username }) => username),
    ...(actionSuffix !== undefined && { actionSuffix }),
    ...(tokenTransport !== undefined && { tokenTransport }),
    ...(Object.keys(headers).length > 0 && { headers: Object.keys(headers) }),
  };
}
