import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Formik, type FormikProps, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { keyOf, messageOf } from '../../shared/net/error-of.ts';
import { Detail } from '../../shared/ui/Detail.tsx';

interface Props<Values extends FormikValues> {
  readonly title: string;
  readonly initial: Values;
  /** The errors by field; those of texts by language and field. */
  readonly validate: (values: Values) => object;
  readonly save: (values: Values) => Promise<unknown>;
  /** The refusal of the last try. */
  readonly error: unknown;
  readonly onClose: () => void;
  /** Shows what another operator has saved meanwhile. What was typed is lost then. */
  readonly onReload: () => void;
  /** The button that deletes the record. */
  readonly removal?: ReactNode;
  readonly children: (form: FormikProps<Values>) => ReactNode;
}

function Refusal({ error, onReload }: { readonly error: unknown; readonly onReload: () => void }) {
  const isStale = keyOf(error) === 'changedMeanwhile';
  return (
    <Alert severity="error" action={isStale && <Button onClick={onReload}>{t('content.reload')}</Button>}>
      {messageOf(error)}
    </Alert>
  );
}

/** The form of a record of the content beside its list. It stays open and says why where saving is refused. */
export function ContentForm<Values extends FormikValues>({
  title,
  initial,
  validate,
  save,
  error,
  onClose,
  onReload,
  removal,
  children,
}: Props<Values>) {
  const submit = (values: Values) => save(values).then(onClose, () => undefined); // The mutation has the error.
  return (
    <Formik<Values> initialValues={initial} validate={validate} onSubmit={submit}>
      {(form) => (
        <Detail
          title={title}
          onClose={onClose}
          actions={
            <>
              {removal}
              <Button onClick={onClose}>{t('action.cancel')}</Button>
              <Button variant="contained" loading={form.isSubmitting} onClick={() => void form.submitForm()}>
                {t('action.save')}
              </Button>
            </>
          }
        >
          <Stack component="form" noValidate sx={{ gap: 3, pt: 1 }} onSubmit={form.handleSubmit}>
            {Boolean(error) && <Refusal error={error} onReload={onReload} />}
            {children(form)}
            <button type="submit" hidden />
          </Stack>
        </Detail>
      )}
    </Formik>
  );
}
