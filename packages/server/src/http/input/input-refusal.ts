import type { ErrorKey } from '@openmall/sdk';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { OperationContract } from '../app/contract.ts';

/** What a figure outside its bounds is called. */
const OUTSIDE: Readonly<Record<string, ErrorKey>> = {
  applyAmount: 'loanAmountOutsideLimits',
  creditPeriod: 'loanTermNotOffered',
};
const BOUNDS = new Set(['minimum', 'maximum']);
/** A blank field counts as left out, so what breaks the pattern of a keyword is there and no word. */
const ABSENT = new Set(['required', 'minLength']);

const fieldOf = ({ params, instancePath }: ErrorObject): string => {
  const missing: unknown = params['missingProperty'];
  return typeof missing === 'string' ? missing : (instancePath.split('/')[1] ?? '');
};

/** The name that an operation has for one problem with one field, where it has one. */
function nameOf({ missing = {} }: OperationContract, field: string, keyword: string): ErrorKey | undefined {
  if (field === 'lang') return 'unsupportedLanguage';
  if (field === 'keyword' && ABSENT.has(keyword)) return 'keywordRequired';
  if (keyword === 'required') return Object.hasOwn(missing, field) ? missing[field] : undefined;
  return BOUNDS.has(keyword) && Object.hasOwn(OUTSIDE, field) ? OUTSIDE[field] : undefined;
}

/** The refusal that says most about what is wrong. */
export function refusalOf(operation: OperationContract, problem: ErrorObject | undefined): ErrorKey {
  const key = problem && nameOf(operation, fieldOf(problem), problem.keyword);
  return key && operation.errors.includes(key) ? key : 'parameterError';
}
