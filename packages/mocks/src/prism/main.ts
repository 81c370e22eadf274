/** `npm run mock:prism`. */
import { waitForStopSignal, BadOption, isBusy, print } from '../http/command-line.ts';
import { welcome } from './guide.ts';
import { HELP, readOptions } from './options.ts';
import { startMock } from './start-mock.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    print(HELP);
    return 0;
  }
  const stopSignal = waitForStopSignal();
  const mock = await startMock(options, (line) => print(`openmall: ${line}`));
  print(welcome(mock.base));
  const prismOutput = await Promise.race([stopSignal, mock.ended]);
  await mock.stop();
  if (prismOutput === undefined) return 0;
  print(`openmall: Prism exited unexpectedly. ${prismOutput}`);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const busy = 'openmall: the port is taken. Choose another with --port.';
  print(isBusy(error) ? busy : error instanceof BadOption ? `openmall: ${error.message}` : String(error));
  process.exitCode = error instanceof BadOption ? 2 : 1;
}
