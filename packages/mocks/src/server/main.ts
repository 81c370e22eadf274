#!/usr/bin/env node
/** `openmall-mocks`: serves the mocks on a port until Ctrl+C. */
import { waitForStopSignal, BadOption, isBusy, print } from '../http/command-line.ts';
import { demoBuyer } from '../state/accounts.ts';
import { help, readOptions } from './options.ts';
import { startMockServer } from './start-server.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return print(help);
  const stopSignal = waitForStopSignal();
  const { baseUrl, stop } = await startMockServer(options);
  const { username, password, fundPassword } = demoBuyer;
  print(`The mall with the scenario "${options.scenario}" is at ${baseUrl} (press Ctrl+C to stop)`);
  print(`Sign in as ${username} with the password ${password}. The payment PIN is ${fundPassword}.`);
  await stopSignal;
  await stop();
}

try {
  await main();
} catch (error) {
  if (!isBusy(error) && !(error instanceof BadOption)) throw error;
  print(isBusy(error) ? 'The port is taken. Choose another with --port.' : (error as BadOption).message);
  process.exitCode = 2;
}
