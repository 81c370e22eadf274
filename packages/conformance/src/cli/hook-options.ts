/** Reads `--on NAME=COMMAND`: what the team does in place of the control contract. */
import { createInterface } from 'node:readline/promises';
import { hookNames, type HookName, type Hooks } from '../setup/hook-control.ts';
import { UsageError } from '../runner/usage-error.ts';

const isHookName = (name: string): name is HookName => (hookNames as readonly string[]).includes(name);

/** @throws {UsageError} for a hook that does not exist, or one without a command. */
export function parseHooks(texts: readonly string[]): Hooks {
  const hooks = texts.map((text) => {
    const equals = text.indexOf('=');
    const [name, command] = [text.slice(0, equals), text.slice(equals + 1).trim()];
    if (equals < 1 || command === '')
      throw new UsageError('--on takes NAME=COMMAND, such as ship=\'./ship.sh "$ORDER"\', or NAME=ask.');
    if (!isHookName(name)) throw new UsageError(`--on knows ${hookNames.join(', ')}, not "${name}".`);
    return [name, command] as const;
  });
  return Object.fromEntries(hooks);
}

/** Asks a person on the terminal. Tasks wait for each other. */
export function createAsk(): (task: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(async () => {
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      await terminal.question(`\nPlease do by hand, then press Enter: ${task} `);
      terminal.close();
    });
    return last;
  };
}
