/** `npm run mock:prism`. */
import { isStopSignal, BadOption, isBusy, print } from '../http/command-line.ts';
import { welcome } from './guide.ts';
import { HELP, readOptions } from './options.ts';
import { startMock } from './start-mock.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    print(HELP);
    return 0;
  }
  const asked = isStopSignal();
  const mock = await startMock(options, (line) => print(`openmall: ${line}`));
  print(welcome(mock.base));
  const unasked = await Promise.race([asked, mock.ended]);
  await mock.stop();
  if (unasked === undefined) return 0;
  print(`openmall: Prism ended by itself. ${unasked}`);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const busy = 'openmall: that port is taken; choose another by --port.';
  print(isBusy(error) ? busy : error instanceof BadOption ? `openmall: ${error.message}` : String(error));
  process.exitCode = error instanceof BadOption ? 2 : 1;
}
