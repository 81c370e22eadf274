import { ValidationError, type Schema } from 'yup';

/** Message keys by field, as Formik takes them. */
export type FieldErrors = Record<string, string>;

interface Rules<Values> {
  /** The generated validator of the call that the form makes. */
  readonly schema: Schema;
  /** The input of the call. */
  readonly inputOf: (values: Values) => object;
  /** The form field of a call field, if the names differ. */
  readonly fieldOf?: (path: string, values: Values) => string;
}

/** Validates a form with the contract's schema, as the server does. */
export const validateWith =
  <Values>({ schema, inputOf, fieldOf = (path) => path }: Rules<Values>) =>
  async (values: Values): Promise<FieldErrors> => {
    try {
      await schema.validate(inputOf(values), { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const found: FieldErrors = {};
      for (const { path = '', message } of error.inner) found[fieldOf(path, values)] ??= message;
      return found;
    }
  };
