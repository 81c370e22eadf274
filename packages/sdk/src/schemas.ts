/** `@openmall/sdk/schemas`: a zod schema for every type of the contract. */
import type { OperationId } from './types.ts';
import { dataSchemas } from './generated/schema-tables.ts';

export * from './generated/zod.ts';
export { dataSchemas };

/**
 * Validates the data of a response; for `createTransport({ validate })`.
 * @throws ZodError if the data does not match the contract.
 */
export function validateWithZod(id: OperationId, data: unknown): void {
  dataSchemas[id].parse(data);
}
