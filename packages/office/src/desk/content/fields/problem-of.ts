import type { FormikProps } from 'formik';
import { textOr } from '../../../shared/i18n/i18n.ts';

type Form<Values> = Pick<FormikProps<Values>, 'errors' | 'submitCount'>;

/** Why a field cannot be saved, in words. Nothing before the first try to save. */
export function problemOf<Values>(
  { errors, submitCount }: Form<Values>,
  name: keyof Values,
): string | undefined {
  const error = submitCount > 0 ? errors[name] : undefined;
  return typeof error === 'string' ? textOr(error, error) : undefined;
}
