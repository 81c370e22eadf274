/** The format of every response. */
import { dataFaults, failureFaults } from '../../contract/response-faults.ts';
import { errorCatalog } from '@openmall/sdk';
import { errorKeyOf, type Operation } from '../../contract/operations.ts';
import type { PassiveCheck } from '../../runner/check.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';

const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
const isEnvelope = ({ networkError, isOffContract, envelope }: Exchange): boolean =>
  !networkError && !isOffContract && envelope !== undefined;
/** The texts that a team may have meant: those of the code that was sent, if they are few. */
function textsFor({ errors }: Operation, code: unknown): string {
  const texts = errors.map((key) => errorCatalog[key]).filter((error) => error.code === String(code));
  const quoted = texts.map(({ text }) => JSON.stringify(text)).join(' or ');
  return texts.length > 0 && texts.length < 4 ? ` (code ${String(code)} has ${quoted})` : '';
}

const errorKeyFault = ({ operation, envelope }: Exchange): string | undefined => {
  const key = errorKeyOf(envelope?.msg);
  if (!key)
    return `msg ${JSON.stringify(envelope?.msg)} is not a text of the error catalog${textsFor(operation, envelope?.code)}`;
  if (envelope?.key !== undefined && envelope.key !== key)
    return `sends the key ${JSON.stringify(envelope.key)} with the text of ${key}`;
  return operation.errors.includes(key)
    ? undefined
    : `answers the error ${key}, which is not listed for ${operation.id}`;
};

const envelope = { area: 'envelope', level: 'must' } as const;

export const envelopeChecks: readonly PassiveCheck[] = [
  {
    ...envelope,
    id: 'env.answered',
    requirement: 'Every call is answered. No input closes the connection or makes it hang.',
    source: 'spec §7',
    inspect: ({ networkError, ms }) =>
      networkError === undefined ? undefined : `no answer after ${Math.round(ms)} ms: ${networkError}`,
  },
  {
    ...envelope,
    id: 'env.http-200',
    requirement: 'Every call of the contract answers HTTP 200, even for errors.',
    source: 'design §3',
    inspect: ({ networkError, isOffContract, status }) =>
      networkError !== undefined || isOffContract || status === 200 ? undefined : `answers HTTP ${status}`,
  },
  {
    ...envelope,
    id: 'env.content-type',
    requirement: 'Responses are application/json in UTF-8.',
    source: 'design §3',
    inspect({ networkError, isOffContract, status, headers }) {
      // `env.http-200` reports other statuses; the content type of an error page adds nothing.
      if (networkError !== undefined || isOffContract || status !== 200) return undefined;
      const type = headers.get('content-type') ?? 'none';
      return /^application\/json\s*(;\s*charset=utf-8)?$/i.test(type) ? undefined : `content-type is ${type}`;
    },
  },
  {
    ...envelope,
    id: 'env.shape',
    requirement: 'A response is a JSON object with code and msg.',
    source: 'design §3',
    inspect({ networkError, isOffContract, status, envelope: answer, text }) {
      if (networkError !== undefined || isOffContract || status !== 200) return undefined;
      if (!answer) return `is not a JSON object: ${cut(text) || '(empty)'}`;
      return answer.code === undefined ? `has no code: ${cut(text)}` : undefined;
    },
  },
  {
    ...envelope,
    id: 'env.data',
    requirement: 'The data of a success matches the schema of the operation.',
    source: 'contract',
    inspect(exchange) {
      if (!isEnvelope(exchange) || !succeeded(exchange)) return undefined;
      const faults = dataFaults(exchange.operation.id, exchange.envelope?.data);
      return faults.length > 0 ? faults.join('; ') : undefined;
    },
  },
  {
    ...envelope,
    id: 'env.code',
    requirement: 'A success has the code "0", a refusal a code of the error catalog and a text.',
    source: 'spec §8',
    inspect(exchange) {
      if (!isEnvelope(exchange)) return undefined;
      if (succeeded(exchange))
        return exchange.envelope?.code === '0' ? undefined : 'code is the number 0, not the text "0"';
      const faults = failureFaults(exchange.envelope);
      return faults.length > 0 ? faults.join('; ') : undefined;
    },
  },
  {
    ...envelope,
    id: 'env.error-key',
    requirement: 'A refusal has one of the errors listed for its operation, word for word.',
    source: 'spec §8',
    inspect: (exchange) =>
      !isEnvelope(exchange) || succeeded(exchange) ? undefined : errorKeyFault(exchange),
  },
  {
    ...envelope,
    id: 'env.no-server-error',
    requirement: 'No input causes a server error.',
    source: 'spec §8',
    inspect({ envelope: answer, status, networkError, isOffContract }) {
      // A web server may answer 501 for a method that it does not know.
      if (networkError !== undefined || (isOffContract && status === 501)) return undefined;
      const key = errorKeyOf(answer?.msg);
      return status >= 500 || key === 'serverError' || key === 'systemError'
        ? `answers ${key ?? `HTTP ${status}`}`
        : undefined;
    },
  },
];
