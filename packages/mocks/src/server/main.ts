#!/usr/bin/env node
/** `openmall-mocks`: the mocks behind a port, until Ctrl+C. */
import { isStopSignal, BadOption, isBusy, print } from '../http/command-line.ts';
import { demoBuyer } from '../state/accounts.ts';
import { help, readOptions } from './options.ts';
import { startMockServer } from './start-server.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return print(help);
  const asked = isStopSignal();
  const { baseUrl, stop } = await startMockServer(options);
  const { username, password, fundPassword } = demoBuyer;
  print(`The mall "${options.scenario}" is at ${baseUrl}; Ctrl+C ends it.`);
  print(`Sign in as ${username} with ${password}; the fund password is ${fundPassword}.`);
  await asked;
  await stop();
}

try {
  await main();
} catch (error) {
  if (!isBusy(error) && !(error instanceof BadOption)) throw error;
  print(isBusy(error) ? 'That port is taken; choose another by --port.' : (error as BadOption).message);
  process.exitCode = 2;
}
