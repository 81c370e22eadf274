import Button from '@mui/material/Button';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../navigation/paths.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly onLeave?: () => void;
}

/** Replaces content for signed-in buyers: the reason to sign in, and a button to the login and back. */
export function SignInFirst({ onLeave, ...rest }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={<LogIn size={40} />}
      actions={
        <Button variant="contained" href={loginPath(pathname + search)} onClick={onLeave}>
          {t('signIn')}
        </Button>
      }
      {...rest}
    />
  );
}
