/** Options of `npm run dev`. */
import { parseArgs } from 'node:util';

/** An invalid option. The message says how to fix it. */
export class UsageError extends Error {}

export const HELP = `npm run dev [-- options]: starts the store with hot reload, and a server or mock for it.

  (default)           the reference server on port 3000 (or PORT), or the backend at OPENMALL_API
  --mock              a mock mall in the browser without a server; select scenarios with ?mock=name or Alt+M
  --prism             a Prism server with the examples of the contract
  --port 5173         port of the store; the next free port if it is taken
  --help              show this help

With --prism (see npm run mock:prism -- --help):
  --prism-port 4010   port of Prism; a free port by default if 4010 is taken
  --dynamic           generated responses instead of the examples
  --seed 1, --latency 200-800, --fault-rate 0.1, --fault server-error,offline`;

/** Passed on to `npm run mock:prism`. */
const prismOptions = {
  dynamic: { type: 'boolean' },
  seed: { type: 'string' },
  latency: { type: 'string' },
  'fault-rate': { type: 'string' },
  fault: { type: 'string' },
};

const spec = {
  mock: { type: 'boolean', default: false },
  prism: { type: 'boolean', default: false },
  port: { type: 'string', default: '5173' },
  'prism-port': { type: 'string' },
  help: { type: 'boolean', default: false },
  ...prismOptions,
};

function parse(args) {
  try {
    return parseArgs({ args, options: spec }).values;
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${HELP}`, { cause: error });
  }
}

/**
 * `name` is the option or the environment variable, for the message.
 * @throws {UsageError} if the text is not a port.
 */
export function assertPort(name, text) {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`${name}: a number from 0 to 65535, not ${text}`);
}

/** @throws {UsageError} if the options are invalid. */
export function readOptions(args) {
  const values = parse(args);
  if (values.mock && values.prism)
    throw new UsageError('Either --mock or --prism can be set, not both. See --help.');
  assertPort('--port', values.port);
  if (values['prism-port'] !== undefined) assertPort('--prism-port', values['prism-port']);
  const prismNames = Object.keys(prismOptions).filter((name) => values[name] !== undefined);
  const misplaced = [...prismNames, 'prism-port'].find((name) => values[name] !== undefined);
  if (misplaced !== undefined && !values.prism)
    throw new UsageError(`--${misplaced} requires --prism. With --mock, press Alt+M instead. See --help.`);
  const prismArgs = prismNames.flatMap((name) =>
    values[name] === true ? [`--${name}`] : [`--${name}`, values[name]],
  );
  return { ...values, prismPort: values['prism-port'], prismArgs };
}
