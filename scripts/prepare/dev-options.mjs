/** What `npm run dev` can be asked for. */
import { parseArgs } from 'node:util';

/** An option that can't be used, said so that one can put it right. */
export class BadOption extends Error {}

export const HELP = `npm run dev [-- options]: the store with hot reload, and what answers it.

  (nothing)           the reference server, on port 3000 or PORT; or the backend whose address OPENMALL_API is
  --mock              a small mall in the browser itself, no server; ?mock=name or Alt+M chooses the scenario
  --prism             a Prism server, by the contract alone
  --port 5173         where the store listens; the next free port where that one is taken
  --help              these lines

With --prism, as npm run mock has them:
  --prism-port 4010   where Prism listens; a free port where none is named and 4010 is taken
  --dynamic           invented answers instead of the examples
  --seed 1, --latency 200-800, --fault-rate 0.1, --fault server-error,offline`;

/** Given to `npm run mock` as they are. */
const ofPrism = {
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
  ...ofPrism,
};

function parsed(args) {
  try {
    return parseArgs({ args, options: spec }).values;
  } catch (error) {
    throw new BadOption(`${error.message}\n\n${HELP}`, { cause: error });
  }
}

/** `name` is how one says it: an option or a variable. */
export function demandPort(name, text) {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new BadOption(`${name}: not a port: ${text}`);
}

export function readOptions(args) {
  const values = parsed(args);
  if (values.mock && values.prism)
    throw new BadOption('Either --mock or --prism: one of them answers. See --help.');
  demandPort('--port', values.port);
  if (values['prism-port'] !== undefined) demandPort('--prism-port', values['prism-port']);
  const given = Object.keys(ofPrism).filter((name) => values[name] !== undefined);
  const stray = [...given, 'prism-port'].find((name) => values[name] !== undefined);
  if (stray !== undefined && !values.prism)
    throw new BadOption(`--${stray} goes with --prism; with --mock, Alt+M has the like. See --help.`);
  const prismArgs = given.flatMap((name) =>
    values[name] === true ? [`--${name}`] : [`--${name}`, values[name]],
  );
  return { ...values, prismPort: values['prism-port'], prismArgs };
}
