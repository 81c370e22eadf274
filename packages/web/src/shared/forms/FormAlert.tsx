import Alert from '@mui/material/Alert';
import { CircleAlert } from 'lucide-react';
import { useErrorText } from '../errors/use-error-text.ts';
import { useMarkRefused } from './refused-field.ts';
import '../themes/late/notices.ts';

/** Shows in a form why it was rejected, and marks the field that the server names. */
export function FormAlert({ error }: { readonly error: unknown }) {
  const text = useErrorText(error);
  useMarkRefused(error);
  if (!error || !text) return null;
  return (
    <Alert severity="error" icon={<CircleAlert size={18} aria-hidden />}>
      {text}
    </Alert>
  );
}
