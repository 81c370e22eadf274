import Alert from '@mui/material/Alert';
import { CircleAlert } from 'lucide-react';
import { useErrorText } from '../errors/use-error-text.ts';

/** Shows in a form why it was rejected. */
export function FormAlert({ error }: { readonly error: unknown }) {
  const text = useErrorText(error);
  if (!error || !text) return null;
  return (
    <Alert severity="error" icon={<CircleAlert size={18} aria-hidden />}>
      {text}
    </Alert>
  );
}
