import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FailureKey } from '../../domain/domain-error.ts';
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

/** The most specific error key that the operation lists, or `parameterError`. */
export function refusalOf(operation: OperationContract, problem: ErrorObject | undefined): FailureKey {
  const key = problem && specificKey(operation, fieldOf(problem), problem.keyword);
  return key && operation.errors.includes(key) ? key : 'parameterError';
}
