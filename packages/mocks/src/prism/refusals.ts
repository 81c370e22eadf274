/** Rejections in the contract's envelope, including those of Prism. */
import type { AnyOperationId, FailureData, FailureDataRule } from '@openmall/sdk';
import { withReason } from '../wire/reason.ts';
import { allErrors, allInputs, allOperations, type AnyErrorKey, isOffice } from './all-documents.ts';

interface RefuseOptions {
  readonly status?: number;
  readonly headers?: HeadersInit;
  readonly parameter?: FailureData;
}

export function refuse(
  key: AnyErrorKey,
  reason: string,
  { status = 200, headers = {}, parameter = null }: RefuseOptions = {},
): Response {
  const { code, text } = allErrors[key];
  const envelope = { code, msg: text, key, data: parameter };
  return withReason(Response.json(envelope, { status, headers }), reason);
}

interface Violation {
  readonly location?: readonly string[];
  readonly code?: unknown;
  readonly message?: string;
}

/** The violations that Prism lists in a header. Prism truncates long headers, so the JSON may be invalid. */
function violationsOf(response: Response): Violation[] {
  try {
    return JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
  } catch {
    return [];
  }
}

/** Restores the case of a field name, which Prism converts to lower case. */
const originalName = (id: AnyOperationId, name: string): string =>
  Object.keys(allInputs[id].query.properties).find((field) => field.toLowerCase() === name) ?? name;

const fieldOf = (id: AnyOperationId, { location = [], message = '' }: Violation): string =>
  originalName(id, /required property '([^']+)'/.exec(message)?.[1] ?? location[2] ?? '');

const ABSENT = new Set<unknown>(['required', 'minLength']);

/** The operation's error for an invalid field, or else the general error. */
function keyOf(id: AnyOperationId, violation: Violation): AnyErrorKey {
  const field = fieldOf(id, violation);
  const { errors } = allOperations[id];
  const { missing = {} } = allInputs[id];
  const isAbsent = ABSENT.has(violation.code);
  const named: (AnyErrorKey | undefined)[] = [
    field === 'lang' ? 'unsupportedLanguage' : undefined,
    isAbsent && field === 'keyword' ? 'keywordRequired' : undefined,
    violation.code === 'required' && Object.hasOwn(missing, field) ? missing[field] : undefined,
  ];
  return named.find((key) => key !== undefined && errors.includes(key)) ?? 'parameterError';
}

const RULES: ReadonlySet<unknown> = new Set<FailureDataRule>([
  'required',
  'type',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'enum',
  'format',
]);

/** The parameter of a violation and its rule, by the names that Prism shares with the contract. */
function parameterOf(id: AnyOperationId, violation: Violation): FailureData {
  const field = fieldOf(id, violation);
  const { code } = violation;
  return field === '' ? null : { field, rule: RULES.has(code) ? (code as FailureDataRule) : 'other' };
}

function reasonFor(id: AnyOperationId, violations: readonly Violation[]): string {
  const texts = violations.map(({ message = '' }) =>
    message.replaceAll(/(?<=parameter |property ')\w+/g, (name) => originalName(id, name)),
  );
  return texts.join('; ') || 'the contract does not allow this call';
}

/** Translates a rejection of Prism into the contract's: HTTP 200 with an envelope. */
export async function translateRefusal(id: AnyOperationId, response: Response): Promise<Response> {
  const problem = await response.text();
  if (response.status === 401)
    return refuse(
      'notLoggedIn',
      `${id} requires a token: send the header "Authorization: Bearer anything"${isOffice(id) ? '' : ', or ?token=anything'}`,
    );
  if (response.status >= 500) return refuse('serverError', `Prism failed: ${problem}`);
  const violations = violationsOf(response);
  const [first = {}] = violations;
  const reason = violations.length > 0 ? reasonFor(id, violations) : `Prism: ${problem}`;
  return refuse(keyOf(id, first), reason, { parameter: parameterOf(id, first) });
}
