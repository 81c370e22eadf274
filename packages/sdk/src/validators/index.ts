/** `@openmall/sdk/validators`: a yup schema for the fields of every operation. Messages are keys such as `form.required`. */
export * from '../generated/validators.ts';
export * from '../generated/validator-tables.ts';
