import { DomainError } from '../../domain/domain-error.ts';
import { namedParameter } from './input-refusal.ts';

/**
 * Refuses malformed percent-escapes. `URLSearchParams` would keep or replace them, so the server would act on another
 * text than the one that was sent.
 */
function assertDecodable(text: string): void {
  try {
    decodeURIComponent(text);
  } catch (cause) {
    throw new DomainError('parameterError', { cause });
  }
}

/**
 * Refuses a field that occurs twice: a proxy in front may have checked the other one. Existing clients may repeat a
 * field with the same value.
 */
function assertOnce(fields: URLSearchParams, mayRepeat: boolean): void {
  const seen = new Map<string, string>();
  for (const [name, value] of fields) {
    const first = seen.get(name);
    if (first !== undefined && !(mayRepeat && first === value)) {
      const parameter = namedParameter(name, 'items');
      throw new DomainError('parameterError', { ...(parameter && { parameter }) });
    }
    seen.set(name, value);
  }
}

/**
 * Refuses malformed escapes and repeated fields of a query or form.
 * @throws {DomainError} `parameterError`.
 */
export function assertPlain(text: string, fields: URLSearchParams, mayRepeat: boolean): void {
  assertDecodable(text);
  assertOnce(fields, mayRepeat);
}
