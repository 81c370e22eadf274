/** A mistake in the files of `openapi/`. Its message says what to change, so commands print it without a stack. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
