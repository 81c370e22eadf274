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

/** Names of what was given; the values may be secrets. */
function namesOf({
  hooks = {},
  objects = {},
  headers = {},
}: JudgeOptions): Pick<RunOptionsSummary, 'hooks' | 'objects' | 'headers'> {
  const [hookNames, kinds, headerNames] = [Object.keys(hooks), Object.keys(objects), Object.keys(headers)];
  return {
    ...(hookNames.length > 0 && { hooks: hookNames }),
    ...(kinds.length > 0 && { objects: kinds }),
    ...(headerNames.length > 0 && { headers: headerNames }),
  };
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
    hooks = {},
  } = options;
  return {
    quick: quick === true,
    extensions: extensions === true,
    control: control !== undefined && Object.keys(hooks).length === 0,
    ...namesOf(options),
    ...(allowMissing && { allowMissing }),
    only,
    buyers: buyers.map(({ username }) => username),
    ...(actionSuffix !== undefined && { actionSuffix }),
    ...(tokenTransport !== undefined && { tokenTransport }),
  };
}
