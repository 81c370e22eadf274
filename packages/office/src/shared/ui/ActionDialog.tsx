import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useId } from 'react';
import type { AnySchema } from 'yup';
import { t } from '../i18n/i18n.ts';
import { messageOf } from '../net/error-of.ts';
import { type ActionField, ActionInput } from './ActionInput.tsx';

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly submit: string;
  readonly color?: 'primary' | 'error';
  readonly fields: readonly ActionField[];
  /** The generated validator of the operation. */
  readonly schema?: AnySchema;
  /** Fields that the person does not type, such as the id. */
  readonly fixed: Readonly<Record<string, string>>;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly onClose: () => void;
  readonly error: unknown;
}

/** Asks for what an action needs, and for a confirmation. It stays open and says why where the action is refused. */
export function ActionDialog({
  title,
  intro,
  submit,
  color = 'primary',
  fields,
  schema,
  fixed,
  ...props
}: Props) {
  const { onSubmit, onClose, error } = props;
  const titleId = useId();
  const initialValues = {
    ...fixed,
    ...Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: { width: 480 } } }}>
      <Formik<Record<string, string>>
        initialValues={initialValues}
        {...(schema && { validationSchema: schema })}
        onSubmit={async (values) => void (await onSubmit(values))}
      >
        {(form) => (
          <form onSubmit={form.handleSubmit} noValidate>
            <DialogTitle id={titleId}>{title}</DialogTitle>
            <DialogContent>
              <Stack sx={{ gap: 2 }}>
                {intro && <Typography sx={{ overflowWrap: 'anywhere' }}>{intro}</Typography>}
                {fields.map((field, index) => (
                  <ActionInput key={field.name} field={field} autoFocus={index === 0} />
                ))}
                {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('action.cancel')}</Button>
              <Button type="submit" variant="contained" color={color} loading={form.isSubmitting}>
                {submit}
              </Button>
            </DialogActions>
          </form>
        )}
      </Formik>
    </Dialog>
  );
}
