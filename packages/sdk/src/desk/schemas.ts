/** `@openmall/sdk/desk/schemas`: a zod schema for every type of the contract. */
export * from './generated/zod.ts';
export { dataSchemas } from './generated/schema-tables.ts';
