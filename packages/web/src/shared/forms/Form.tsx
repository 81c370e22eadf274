import styled from '@emotion/styled';
import { Formik, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSendOnce } from '../state/use-send-once.ts';
import { focusFirstError } from './focus-first-error.ts';
import { focusFirstField } from './focus-first-field.ts';
import { MarkFieldContext, type MarkField } from './refused-field.ts';
import type { FieldErrors } from './validate-with.ts';

const Root = styled.form`
  display: grid;
  gap: 20px;
`;

interface Props<Values extends FormikValues> {
  readonly initial: Values;
  readonly validate: (values: Values) => Promise<FieldErrors>;
  readonly onSubmit: (values: Values) => void;
  /** For a button outside the form. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A Formik form that shows a field's error on blur and focuses the first invalid field on submit. */
export function Form<Values extends FormikValues>({
  initial,
  validate,
  onSubmit,
  id,
  children,
}: Props<Values>) {
  const root = useRef<HTMLFormElement>(null);
  // Enter can be pressed again during validation.
  const isChecking = useRef(false);
  const sendOnce = useSendOnce();
  const markIn =
    ({ values, setFieldError, setFieldTouched }: FormikProps<Values>): MarkField =>
    (field, message) => {
      if (!Object.hasOwn(values, field)) return;
      void setFieldTouched(field, true, false);
      setFieldError(field, message);
      focusFirstError(root.current);
    };
  // The dialog cannot do this: the code of a form may load after its dialog has opened.
  useEffect(() => focusFirstField(root.current), []);
  return (
    <Formik
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => sendOnce(() => onSubmit(values), values)}
    >
      {(formik) => (
        <Root
          ref={root}
          id={id}
          noValidate
          onSubmit={(event) => {
            // A form in a dialog must not also send the form around it: React events bubble through both.
            event.stopPropagation();
            event.preventDefault();
            if (isChecking.current) return;
            isChecking.current = true;
            void formik
              .submitForm()
              .then(() => focusFirstError(root.current))
              .finally(() => {
                isChecking.current = false;
              });
          }}
        >
          <MarkFieldContext value={markIn(formik)}>{children}</MarkFieldContext>
        </Root>
      )}
    </Formik>
  );
}
