import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that reveals the password. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const reveal = (
    <IconButton
      sx={{ inlineSize: 44, blockSize: 44 }}
      aria-pressed={shown}
      aria-label={t('password.show')}
      title={t('password.show')}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
    </IconButton>
  );
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={12}
      autoCapitalize="off"
      spellCheck={false}
      end={reveal}
    />
  );
}
