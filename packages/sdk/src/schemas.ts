/** `@openmall/sdk/schemas`: zod schemas of everything in the contract. */
import type { OperationId } from './types.ts';
import { dataSchemas } from './generated/schema-tables.ts';

export * from './generated/zod.ts';
export { dataSchemas };

/** For `createTransport({ validate })`: throws a ZodError when an answer is not what the contract says. */
export function validateWithZod(id: OperationId, data: unknown): void {
  dataSchemas[id].parse(data);
}
