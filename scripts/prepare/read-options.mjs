import { parseArgs } from 'node:util';

const WRONG_USE = 2;

function leave(text, code) {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(code);
}

/**
 * Reads the options of a command from its arguments. `--help` prints the help and ends the process; so does an unknown
 * option, after a sentence about it.
 */
export function readOptions(help, options) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', default: false } } });
    if (values.help) leave(help, 0);
    return values;
  } catch (error) {
    return leave(`${error.message}\n\n${help}`, WRONG_USE);
  }
}

/** Ends the process if what an option holds is not possible. */
export function assertOption(isPossible, message) {
  if (!isPossible) leave(message, WRONG_USE);
}
