import { type AnySchema, object, type StringSchema } from 'yup';

/** A field of the contract that an action needs; the contract has it optional where another action goes without. */
const needed = (field: unknown) => (field as StringSchema).required('form.required'); // The contract's fields are texts.

interface Validator {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The named fields of an operation, each required. */
export const neededFields = ({ fields }: Validator, names: readonly string[]): AnySchema =>
  object(Object.fromEntries(names.map((name) => [name, needed(fields[name])])));
