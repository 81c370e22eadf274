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

/** What is bound now, as the fields of a form. */
function startOf(kind: Kind, bound: string | null): AccountNameValues {
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

/** The e-mail address or phone of an account: confirmed, bound or, once its owner has proved it, replaced. */
export function Binding({ kind, profile, onDone }: Props) {
  const { t } = useTranslation('security');
  const [changing, setChanging] = useState(false);
  const [verifyCode, setVerifyCode] = useState<string>();
  const bound = kind === 'email' ? profile.email : profile.phone;
  const isVerified = bound !== null && (kind === 'email' ? profile.emailverif : profile.phoneverif);
  if (!isVerified) return <BindForm start={startOf(kind, bound)} verifyCode={undefined} onBound={onDone} />;
  if (verifyCode !== undefined)
    return <BindForm start={startOf(kind, null)} verifyCode={verifyCode} onBound={onDone} />;
  if (changing) {
    const own = kind === 'email' ? 2 : 1;
    const ways = proofMethodsOf(profile).filter(({ type }) => type === own || type === 3);
    return <ProveBinding target={bound} ways={ways} onProved={setVerifyCode} />;
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
