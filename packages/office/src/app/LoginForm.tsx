import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { t, textOr } from '../shared/i18n/i18n.ts';
import { messageOf } from '../shared/net/error-of.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { useWindowTitle } from './use-window-title.ts';

export interface LoginField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'password';
  readonly autoComplete: string;
  readonly hint?: string;
}

interface Props {
  readonly title: string;
  readonly heading: string;
  readonly intro?: string;
  readonly notice?: string | undefined;
  readonly fields: readonly LoginField[];
  readonly schema: AnySchema;
  readonly submit: string;
  readonly error: unknown;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<unknown>;
}

export const CentredCard = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Box
    component="main"
    sx={{ minBlockSize: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
  >
    <Stack sx={{ inlineSize: '100%', maxInlineSize: 420, gap: 2 }}>
      <Typography sx={{ fontWeight: 700, textAlign: 'center' }}>{title}</Typography>
      <Paper variant="outlined" sx={{ p: 3 }}>
        {children}
      </Paper>
      <Box sx={{ alignSelf: 'center' }}>
        <LanguageChoice />
      </Box>
    </Stack>
  </Box>
);

/** A form before the session: signing in, or accepting an invitation. */
export function LoginForm({ title, heading, intro, notice, fields, schema, submit, error, onSubmit }: Props) {
  const initialValues = Object.fromEntries(fields.map(({ name }) => [name, '']));
  useWindowTitle(heading, title);
  return (
    <CentredCard title={title}>
      <Formik<Record<string, string>>
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={async (values) => void (await onSubmit(values))}
      >
        {(form) => (
          <form onSubmit={form.handleSubmit} noValidate>
            <Stack sx={{ gap: 2 }}>
              <Typography variant="h1">{heading}</Typography>
              {intro && <Typography sx={{ color: 'text.secondary' }}>{intro}</Typography>}
              {notice && <Alert severity="info">{notice}</Alert>}
              {fields.map(({ name, label, type = 'text', autoComplete, hint }) => {
                const problem = form.touched[name] ? form.errors[name] : undefined;
                return (
                  <TextField
                    key={name}
                    {...form.getFieldProps(name)}
                    label={label}
                    type={type}
                    autoComplete={autoComplete}
                    error={problem !== undefined}
                    helperText={problem ? textOr(problem, t('form.other')) : hint}
                  />
                );
              })}
              {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
              <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
                {submit}
              </Button>
            </Stack>
          </form>
        )}
      </Formik>
    </CentredCard>
  );
}
