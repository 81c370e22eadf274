import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField.tsx';
import type { OwnerProof } from '../use-owner-proof.ts';

function Field() {
  const { t } = useTranslation('security');
  const root = useRef<HTMLDivElement>(null);
  // It appears after the server required a password: move the focus to it.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={root} style={{ inlineSize: '100%' }}>
      <PasswordField
        name="password"
        label={t('bind.password')}
        hint={t('bind.passwordHint')}
        autoComplete="current-password"
      />
    </div>
  );
}

/** The field `password` of a form whose call needs a fresh proof of the owner. Hidden until then. */
export function OwnerPassword({ proof }: { readonly proof: OwnerProof }) {
  return proof.isNeeded ? <Field /> : null;
}
