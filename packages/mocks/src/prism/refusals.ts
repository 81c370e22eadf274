/** Refusals in the contract's envelope, those of Prism included. */
import { type ErrorKey, type OperationId, operationMap } from '@openmall/sdk';
import contract from '@openmall/sdk/contract.json' with { type: 'json' };
import { envelopeOf } from '../wire/envelope.ts';
import { withReason } from '../wire/reason.ts';

export function refuse(key: ErrorKey, reason: string, status = 200, headers: HeadersInit = {}): Response {
  return withReason(Response.json(envelopeOf(key), { status, headers }), reason);
}

interface Violation {
  readonly location?: readonly string[];
  readonly code?: unknown;
  readonly message?: string;
}

/** Prism lists what is wrong in a header, which it cuts when it grows too long. */
function violationsOf(answer: Response): Violation[] {
  try {
    return JSON.parse(answer.headers.get('sl-violations') ?? '[]') as Violation[];
  } catch {
    return [];
  }
}

/** Prism writes the names of fields in small letters. */
const spelt = (id: OperationId, name: string): string =>
  Object.keys(contract.operations[id].query.properties).find((one) => one.toLowerCase() === name) ?? name;

const fieldOf = (id: OperationId, { location = [], message = '' }: Violation): string =>
  spelt(id, /required property '([^']+)'/.exec(message)?.[1] ?? location[2] ?? '');

const ABSENT = new Set<unknown>(['required', 'minLength']);

/** The name that the operation has for a wrong field, else the one for all of them. */
function keyOf(id: OperationId, violation: Violation): ErrorKey {
  const field = fieldOf(id, violation);
  const errors: readonly ErrorKey[] = operationMap[id].errors;
  const { missing = {} } = contract.operations[id] as { missing?: Readonly<Record<string, ErrorKey>> };
  const isAbsent = ABSENT.has(violation.code);
  const named: (ErrorKey | undefined)[] = [
    field === 'lang' ? 'unsupportedLanguage' : undefined,
    isAbsent && field === 'keyword' ? 'keywordRequired' : undefined,
    violation.code === 'required' && Object.hasOwn(missing, field) ? missing[field] : undefined,
  ];
  return named.find((key) => key !== undefined && errors.includes(key)) ?? 'parameterError';
}

function whyOf(id: OperationId, violations: readonly Violation[]): string {
  const texts = violations.map(({ message = '' }) =>
    message.replaceAll(/(?<=parameter |property ')\w+/g, (name) => spelt(id, name)),
  );
  return texts.join('; ') || 'the contract does not allow this call';
}

/** What the contract answers where Prism refuses: HTTP 200 and an envelope. */
export async function translateRefusal(id: OperationId, answer: Response): Promise<Response> {
  const problem = await answer.text();
  if (answer.status === 401)
    return refuse(
      'notLoggedIn',
      `${id} needs a token: the header "Authorization: Bearer anything", or ?token=anything`,
    );
  if (answer.status >= 500) return refuse('serverError', `Prism failed: ${problem}`);
  const violations = violationsOf(answer);
  const [first = {}] = violations;
  return refuse(keyOf(id, first), violations.length > 0 ? whyOf(id, violations) : `Prism: ${problem}`);
}
