import type { ErrorObject } from 'ajv/dist/2020.js';
import { DomainError, type FailureKey, type RefusedParameter } from '../../domain/domain-error.ts';
import type { OperationContract } from '../app/contract.ts';

/** Error keys of numbers outside their bounds. */
const OUTSIDE: Readonly<Record<string, FailureKey>> = {
  applyAmount: 'loanAmountOutsideLimits',
  creditPeriod: 'loanTermNotOffered',
};
const BOUNDS = new Set(['minimum', 'maximum']);
/** Keywords that a missing or empty `keyword` breaks. */
const ABSENT = new Set(['required', 'minLength']);

const fieldOf = ({ params, instancePath }: ErrorObject): string => {
  const missing: unknown = params['missingProperty'];
  return typeof missing === 'string' ? missing : (instancePath.split('/')[1] ?? '');
};

/** The specific error key of a problem with a field, if there is one. */
function specificKey(
  { missing = {} }: OperationContract,
  field: string,
  keyword: string,
): FailureKey | undefined {
  if (field === 'lang') return 'unsupportedLanguage';
  if (field === 'keyword' && ABSENT.has(keyword)) return 'keywordRequired';
  if (keyword === 'required') return Object.hasOwn(missing, field) ? missing[field] : undefined;
  return BOUNDS.has(keyword) && Object.hasOwn(OUTSIDE, field) ? OUTSIDE[field] : undefined;
}

const RULES: ReadonlySet<string> = new Set<RefusedParameter['rule']>([
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
const ITEMS = new Set(['minItems', 'maxItems', 'uniqueItems']);
/** What the contract says of a parameter's name. */
const NAME = /^[A-Za-z_][A-Za-z0-9_.]{0,99}$/;

function ruleOf(keyword: string): RefusedParameter['rule'] {
  if (RULES.has(keyword)) return keyword as RefusedParameter['rule'];
  return ITEMS.has(keyword) ? 'items' : 'other';
}

/** Names a parameter, unless a caller has invented a name that the contract does not allow. */
export const namedParameter = (
  field: string,
  rule: RefusedParameter['rule'],
): RefusedParameter | undefined => (NAME.test(field) ? { field, rule } : undefined);

function parameterOf({ instancePath, params, keyword }: ErrorObject): RefusedParameter | undefined {
  const missing: unknown = params['missingProperty'];
  const path = instancePath.split('/').slice(1);
  const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
  return namedParameter(field, ruleOf(keyword));
}

/** The refusal of an invalid input: the most specific error that the operation lists, and the parameter. */
export function inputRefusal(operation: OperationContract, problem: ErrorObject | undefined): DomainError {
  const key = problem && specificKey(operation, fieldOf(problem), problem.keyword);
  const parameter = problem && parameterOf(problem);
  return new DomainError(key && operation.errors.includes(key) ? key : 'parameterError', {
    ...(parameter && { parameter }),
  });
}
