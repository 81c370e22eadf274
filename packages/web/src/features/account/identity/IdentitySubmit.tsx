import Button from '@mui/material/Button';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly error: unknown;
  readonly isPending: boolean;
}

/** The error and the submit button of both identity checks. */
export function IdentitySubmit({ error, isPending }: Props) {
  const { t } = useTranslation('security');
  return (
    <>
      <FormAlert error={error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isPending}
        style={{ justifySelf: 'start' }}
      >
        {isPending ? t('identity.sending') : t('identity.send')}
      </Button>
    </>
  );
}
