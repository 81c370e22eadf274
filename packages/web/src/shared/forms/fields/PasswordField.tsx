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

const button = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--mui-palette-text-secondary)',
};

/** A password, which can be looked at. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const reveal = (
    <button
      type="button"
      style={button}
      aria-pressed={shown}
      aria-label={t('password.show')}
      title={t('password.show')}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
    </button>
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
