#!/usr/bin/env node
/** `openmall-conformance`: judges a backend and says what it found. Exit 0 clean, 1 faults, 2 could not judge. */
import { exitCodes, outcomeOf } from '../judge/judgement.ts';
import { judge, Unreachable } from '../judge/judge.ts';
import { terminalReport } from '../report/terminal.ts';
import { readOptions, UsageError, type CliOptions } from './options.ts';
import { createProgressLine } from './progress-line.ts';
import { usage } from './usage.ts';

async function run(options: CliOptions): Promise<number> {
  const line = createProgressLine(process.stderr);
  const judgement = await judge({ ...options, onProgress: line.show });
  line.clear();
  console.log(terminalReport(judgement));
  return exitCodes[outcomeOf(judgement)];
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else process.exitCode = await run(options);
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof Unreachable) console.error(error.message);
  else throw error;
  process.exitCode = exitCodes.unproven;
}
