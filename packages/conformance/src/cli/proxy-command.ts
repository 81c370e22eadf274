/** `openmall-conformance proxy`: judges the calls of testers while they pass, and reports when it is ended. */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { buildReport } from '../report/build-report.ts';
import { terminalReport } from '../report/terminal.ts';
import { assertWritable, writeReport } from '../report/write-report.ts';
import { exitCodes } from '../runner/run-result.ts';
import { UsageError } from '../runner/usage-error.ts';
import { exchangeOf, operationAt } from '../proxy/live-exchange.ts';
import { startForwarding } from '../proxy/forward.ts';
import { createTrafficJudge } from '../proxy/traffic-judge.ts';
import { parseReports } from './options.ts';
import { validateUrl } from './validate-url.ts';

const flags = {
  target: { type: 'string' },
  port: { type: 'string', default: '0' },
  'action-suffix': { type: 'string' },
  'allow-remote': { type: 'boolean', default: false },
  report: { type: 'string', multiple: true, default: [] as string[] },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const untilEnded = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** Exit code 1 with faults, 2 if no call of the contract passed. @throws {UsageError} for a mistake on the command line. */
export async function runProxy(args: readonly string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parse(args);
  const { target: text, port, 'action-suffix': suffix } = values;
  if (text === undefined) throw new UsageError('proxy needs --target, the backend that the calls go to.');
  const target = validateUrl('--target', text, values['allow-remote']);
  if (!/^\d{1,5}$/.test(port)) throw new UsageError('--port takes a number.');
  const reports = parseReports(values.report, positionals);
  for (const { file } of reports) assertWritable(file);
  const judge = createTrafficJudge(target);
  const shown = new Set<string>();
  const server = await startForwarding(target, Number(port), (call) => {
    const operation = operationAt(call.path, call.method, suffix);
    if (!operation) return;
    for (const fault of judge.inspect(exchangeOf(call, operation))) {
      if (!shown.has(fault)) print(`✗ ${fault}`);
      shown.add(fault);
    }
  });
  const { port: own } = server.address() as AddressInfo;
  print(
    `Send your calls to http://127.0.0.1:${own}, which passes them on to ${target}. Ctrl+C ends with a report.`,
  );
  await untilEnded();
  server.close();
  server.closeAllConnections();
  const report = buildReport(judge.result());
  print(terminalReport(report));
  for (const { kind, file } of reports) writeReport(kind, file, report);
  if (report.operations.length === 0) return exitCodes.inconclusive;
  return report.outcome === 'faults' ? exitCodes.faults : exitCodes.clean;
}
