/** `@openmall/sdk/desk/validators`: a yup schema for the fields of every operation. */
export * from './generated/validators.ts';
export * from './generated/validator-tables.ts';
