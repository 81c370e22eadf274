/** `openmall-conformance office`: judges the merchant zone and the operations desk of a backend. */
import { parseArgs } from 'node:util';
import { judgeOffice } from '../office/judge-office.ts';
import { officeReport } from '../office/office-report.ts';
import { exitCodes } from '../runner/run-result.ts';
import { UsageError } from '../runner/usage-error.ts';
import { createControl } from '../setup/control.ts';
import { USAGE } from './usage.ts';
import { validateUrl } from './validate-url.ts';

const flags = {
  'base-url': { type: 'string' },
  'action-suffix': { type: 'string' },
  invitation: { type: 'string' },
  control: { type: 'string' },
  quick: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  'allow-remote': { type: 'boolean', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Exit code 0 clean, 1 faults, 2 could not judge. @throws {UsageError} for a mistake on the command line. */
export async function runOffice(args: readonly string[], print: (text: string) => void): Promise<number> {
  const {
    'base-url': address,
    'action-suffix': actionSuffix,
    invitation,
    control: secret,
    quick,
    help,
    ...rest
  } = parse(args);
  if (help) {
    print(USAGE);
    return exitCodes.clean;
  }
  if (address === undefined) throw new UsageError('office needs --base-url, the backend to judge.');
  if (invitation === undefined)
    throw new UsageError('office needs --invitation, the invitation of an owner of the desk.');
  const baseUrl = validateUrl('--base-url', address, rest['allow-remote']);
  const control = secret === undefined ? undefined : createControl(baseUrl, secret);
  await control?.assertAvailable();
  const result = await judgeOffice({ baseUrl, actionSuffix, invitation, control, quick });
  print(officeReport(result));
  return exitCodes[result.outcome];
}
