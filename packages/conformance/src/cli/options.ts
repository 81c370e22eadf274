/** Reads the command line. */
import { parseArgs } from 'node:util';
import { UsageError } from '../runner/usage-error.ts';
import { reportKinds, type ReportKind } from '../report/write-report.ts';
import type { GivenAccount } from '../setup/accounts.ts';
import { readGatewayOptions, type GatewayOptions } from './gateway-options.ts';
import { parseHooks } from './hook-options.ts';
import type { Hooks } from '../setup/hook-control.ts';
import { readStates } from './states-file.ts';
import type { ObjectIds } from '../setup/given-objects.ts';
import { validateUrl } from './validate-url.ts';

export interface CliOptions extends GatewayOptions {
  readonly baseUrl: string;
  readonly actionSuffix?: string;
  readonly buyers: readonly GivenAccount[];
  readonly only: readonly string[];
  readonly seed: number;
  readonly quick: boolean;
  readonly extensions: boolean;
  readonly allowRemote: boolean;
  /** Operations that are not built do not fail the run. */
  readonly allowMissing: boolean;
  /** Takes fixed entries out of the baseline. */
  readonly ratchet: boolean;
  readonly reports: readonly { readonly kind: ReportKind; readonly file: string }[];
  /** A second backend to compare with. */
  readonly compareUrl?: string;
  readonly baseline?: string;
  readonly writeBaseline?: string;
  /** What the team does in place of the control contract. */
  readonly hooks: Hooks;
  /** Ids of objects of the first buyer that are in a state already. */
  readonly objects: ObjectIds;
  /** The secret of the control contract. */
  readonly controlSecret?: string;
  /** A fault of an earlier report: FILE#NUMBER. */
  readonly replay?: string;
  /** JSON reports whose scores are shown over time. */
  readonly trend?: readonly string[];
  /** Prints annotations for GitHub and writes the summary of the job. */
  readonly github: boolean;
  readonly help: boolean;
}

const noneGiven: string[] = [];
const flags = {
  'base-url': { type: 'string' },
  'action-suffix': { type: 'string' },
  'token-transport': { type: 'string', default: 'query' },
  header: { type: 'string', multiple: true, default: noneGiven },
  cookie: { type: 'string', multiple: true, default: noneGiven },
  timeout: { type: 'string' },
  parallel: { type: 'string' },
  insecure: { type: 'boolean', default: false },
  proxy: { type: 'string' },
  buyer: { type: 'string', multiple: true, default: noneGiven },
  only: { type: 'string', multiple: true, default: noneGiven },
  seed: { type: 'string' },
  quick: { type: 'boolean', default: false },
  extensions: { type: 'boolean', default: false },
  'allow-remote': { type: 'boolean', default: false },
  'allow-missing': { type: 'boolean', default: false },
  ratchet: { type: 'boolean', default: false },
  compare: { type: 'string' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  control: { type: 'string' },
  on: { type: 'string', multiple: true, default: noneGiven },
  states: { type: 'string' },
  replay: { type: 'string' },
  trend: { type: 'boolean', default: false },
  github: { type: 'boolean', default: false },
  report: { type: 'string', multiple: true, default: noneGiven },
  help: { type: 'boolean', default: false },
} as const;

/** The value may be a password, so no message repeats it. */
function parseAccount(text: string): GivenAccount {
  const colon = text.indexOf(':');
  if (colon < 1) throw new UsageError('--buyer takes user:password.');
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** The ownership checks need two accounts: one given twice would look like a backend that shares everything. */
function parseAccounts(texts: readonly string[]): readonly GivenAccount[] {
  const accounts = texts.map(parseAccount);
  const names = new Set(accounts.map(({ username }) => username.toLowerCase()));
  if (names.size < accounts.length)
    throw new UsageError(
      '--buyer names one account twice: give two, or one, and the judge registers the other.',
    );
  return accounts;
}

export function parseReports(kinds: readonly string[], files: readonly string[]): CliOptions['reports'] {
  const stray = files[kinds.length];
  if (stray !== undefined) throw new UsageError(`"${stray}" belongs to no option.`);
  return kinds.map((kind, index) => {
    if (!isReportKind(kind)) throw new UsageError(`--report takes ${reportKinds.join(', ')}, not "${kind}".`);
    const file = files[index];
    if (file === undefined) throw new UsageError(`--report ${kind} needs a file to write to.`);
    return { kind, file };
  });
}

const isReportKind = (kind: string): kind is ReportKind => (reportKinds as readonly string[]).includes(kind);

type Values = ReturnType<typeof parse>['values'];

/** Options that would be ignored: a comparison has no verdict, a ratchet needs a baseline, and --control needs no hooks. */
function rejectUnusedOptions(values: Values): void {
  if (values.ratchet && values.baseline === undefined)
    throw new UsageError('--ratchet takes fixed entries out of a baseline: it needs --baseline FILE.');
  if (values.control !== undefined && (values.on.length > 0 || values.states !== undefined))
    throw new UsageError(
      '--on and --states stand in for the control contract: leave out --control or --on and --states.',
    );
  if (values.compare === undefined) return;
  const unused = (['report', 'baseline', 'write-baseline', 'control', 'quick'] as const).filter((name) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
  });
  if (unused.length > 0)
    throw new UsageError(
      `--compare ignores ${unused.map((name) => `--${name}`).join(', ')}: it only prints differences.`,
    );
}

function parseBaseUrl(values: Values): string {
  const { 'base-url': text, 'allow-remote': allowRemote } = values;
  // A replay knows the address from its report, which is validated later; a trend makes no calls.
  if (text === undefined && (values.replay !== undefined || values.trend)) return '';
  if (text === undefined) throw new UsageError('--base-url is required: the backend to judge.');
  return validateUrl('--base-url', text, allowRemote);
}

/** Hooks of the command line replace those of the file. */
function readStateOptions({ on, states, buyer }: Values): Pick<CliOptions, 'hooks' | 'objects'> {
  const { hooks, objects } = states === undefined ? { hooks: {}, objects: {} } : readStates(states);
  if (Object.keys(objects).length > 0 && buyer.length === 0)
    throw new UsageError('`objects` in --states belong to a buyer: give the account, --buyer user:password.');
  return { hooks: { ...hooks, ...parseHooks(on) }, objects };
}

/** @throws {UsageError} for a mistake on the command line. */
export function readOptions(args: readonly string[]): CliOptions {
  const { values, positionals } = parse(args);
  rejectUnusedOptions(values);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new UsageError('--seed takes a whole number.');
  const help = values.help;
  return {
    baseUrl: help ? '' : parseBaseUrl(values),
    ...(values.replay !== undefined && { replay: values.replay }),
    ...(values['action-suffix'] !== undefined && { actionSuffix: values['action-suffix'] }),
    ...readGatewayOptions(values),
    buyers: parseAccounts(values.buyer),
    only: values.only.flatMap((item) => item.split(',')),
    seed,
    quick: values.quick,
    extensions: values.extensions,
    allowRemote: values['allow-remote'],
    allowMissing: values['allow-missing'],
    ratchet: values.ratchet,
    reports: values.trend ? [] : parseReports(values.report, positionals),
    ...(values.trend && { trend: positionals }),
    github: values.github,
    ...readStateOptions(values),
    ...(values.compare !== undefined && {
      compareUrl: validateUrl('--compare', values.compare, values['allow-remote']),
    }),
    ...(values.baseline !== undefined && { baseline: values.baseline }),
    ...(values['write-baseline'] !== undefined && { writeBaseline: values['write-baseline'] }),
    ...(values.control !== undefined && { controlSecret: values.control }),
    help,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
