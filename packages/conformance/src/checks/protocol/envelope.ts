/** What every answer must look like, whatever was asked. */
import { dataFaults, failureFaults } from '../../contract/response-faults.ts';
import { errorKeyOf } from '../../contract/operations.ts';
import type { Observation } from '../../runner/check.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';

const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
const isEnvelope = ({ lost, odd, envelope }: Exchange): boolean => !lost && !odd && envelope !== undefined;
const errorKeyFault = ({ operation, envelope }: Exchange): string | undefined => {
  const key = errorKeyOf(envelope?.msg);
  if (!key) return `msg ${JSON.stringify(envelope?.msg)} is no text of the error catalogue`;
  return operation.errors.includes(key)
    ? undefined
    : `answers the error ${key}, which ${operation.id} does not list`;
};

const envelope = { area: 'envelope', level: 'must' } as const;

export const envelopeChecks: readonly Observation[] = [
  {
    ...envelope,
    id: 'env.answered',
    says: 'Every call is answered; no input closes the connection or lets it hang.',
    source: 'spec §7',
    look: ({ lost, ms }) =>
      lost === undefined ? undefined : `no answer after ${Math.round(ms)} ms: ${lost}`,
  },
  {
    ...envelope,
    id: 'env.http-200',
    says: 'Every call of the contract answers HTTP 200, errors too.',
    source: 'design §3',
    look: ({ lost, odd, status }) =>
      lost !== undefined || odd || status === 200 ? undefined : `answers HTTP ${status}`,
  },
  {
    ...envelope,
    id: 'env.content-type',
    says: 'Answers are application/json in UTF-8.',
    source: 'design §3',
    look({ lost, odd, status, headers }) {
      // Of another status `env.http-200` tells: nobody learns more from an error page's content type.
      if (lost !== undefined || odd || status !== 200) return undefined;
      const type = headers.get('content-type') ?? 'none';
      return /^application\/json\s*(;\s*charset=utf-8)?$/i.test(type) ? undefined : `content-type is ${type}`;
    },
  },
  {
    ...envelope,
    id: 'env.shape',
    says: 'An answer is a JSON object with code and msg.',
    source: 'design §3',
    look({ lost, odd, status, envelope: answer, text }) {
      if (lost !== undefined || odd || status !== 200) return undefined;
      if (!answer) return `is no JSON object: ${cut(text) || '(empty)'}`;
      return answer.code === undefined ? `has no code: ${cut(text)}` : undefined;
    },
  },
  {
    ...envelope,
    id: 'env.data',
    says: 'The data of a success keeps the schema of the operation.',
    source: 'contract',
    look(exchange) {
      if (!isEnvelope(exchange) || !succeeded(exchange)) return undefined;
      const faults = dataFaults(exchange.operation.id, exchange.envelope?.data);
      return faults.length > 0 ? faults.join('; ') : undefined;
    },
  },
  {
    ...envelope,
    id: 'env.code',
    says: 'A success has the code "0", a refusal one of the codes of the catalogue and a text.',
    source: 'spec §8',
    look(exchange) {
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
    says: 'A refusal says one of the errors that its operation lists, word for word.',
    source: 'spec §8',
    look: (exchange) => (!isEnvelope(exchange) || succeeded(exchange) ? undefined : errorKeyFault(exchange)),
  },
  {
    ...envelope,
    id: 'env.no-server-error',
    says: 'No input makes the server fail.',
    source: 'spec §8',
    look({ envelope: answer, status, lost }) {
      if (lost !== undefined) return undefined;
      const key = errorKeyOf(answer?.msg);
      return status >= 500 || key === 'serverError' || key === 'systemError'
        ? `answers ${key ?? `HTTP ${status}`}`
        : undefined;
    },
  },
];
