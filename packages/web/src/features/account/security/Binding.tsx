import Button from '@mui/material/Button';
import type { LocaluserGetData } from '@openmall/sdk';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noName, type AccountNameValues } from '../access/account-name.ts';
import { proofMethodsOf } from '../codes/proof-methods.ts';
import { BindForm } from './BindForm.tsx';
import { ProveBinding } from './ProveBinding.tsx';

type Kind = AccountNameValues['kind'];

/** The form values of the current address or phone. */
function initialValues(kind: Kind, bound: string | null): AccountNameValues {
  if (bound === null) return { ...noName, kind };
  if (kind === 'email') return { ...noName, kind, email: bound };
  const [areaCode = noName.areaCode, phone = ''] = bound.split(' ');
  return { ...noName, kind, areaCode, phone };
}

interface Props {
  readonly kind: Kind;
  readonly profile: LocaluserGetData;
  readonly onDone: () => void;
}

/** The email address or phone of an account: added, verified, or replaced after a proof. */
export function Binding({ kind, profile, onDone }: Props) {
  const { t } = useTranslation('security');
  const [changing, setChanging] = useState(false);
  const [verifyCode, setVerifyCode] = useState<string>();
  const bound = kind === 'email' ? profile.email : profile.phone;
  const isVerified = bound !== null && (kind === 'email' ? profile.emailverif : profile.phoneverif);
  if (!isVerified)
    return <BindForm initial={initialValues(kind, bound)} verifyCode={undefined} onBound={onDone} />;
  if (verifyCode !== undefined)
    return <BindForm initial={initialValues(kind, null)} verifyCode={verifyCode} onBound={onDone} />;
  if (changing) {
    const ownType = kind === 'email' ? 2 : 1;
    const methods = proofMethodsOf(profile).filter(({ type }) => type === ownType || type === 3);
    return <ProveBinding target={bound} methods={methods} onProved={setVerifyCode} />;
  }
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <CircleCheck size={18} color="var(--mui-palette-success-main)" aria-hidden />
        <bdi dir="ltr">{kind === 'phone' ? `+${bound}` : bound}</bdi>
      </p>
      <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t(`bind.${kind}.verified`)}</p>
      <Button variant="outlined" onClick={() => setChanging(true)}>
        {t(`bind.${kind}.change`)}
      </Button>
    </div>
  );
}
