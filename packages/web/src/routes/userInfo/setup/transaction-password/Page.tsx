import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChangeFundPassword } from '../../../../features/account/fund-password/ChangeFundPassword.tsx';
import { ForgottenFundPassword } from '../../../../features/account/fund-password/ForgottenFundPassword.tsx';
import { SetFundPassword } from '../../../../features/account/fund-password/SetFundPassword.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/navigation/paths.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { SetupPage } from '../SetupPage.tsx';

/** Sets, changes or resets the fund password. */
export function Page() {
  const { t } = useTranslation('security');
  const navigate = useNavigate();
  const [forgotten, setForgotten] = useState(false);
  const leave = (message: string) => {
    toast.success(message);
    void navigate(paths.setup);
  };
  const changed = () => leave(t('fund.changed', { ns: 'account' }));
  return (
    <SetupPage title={t('setup.fund')}>
      {(profile) =>
        profile.safeword === 1 ? (
          <div style={{ display: 'grid', gap: 16 }}>
            {forgotten ? (
              <ForgottenFundPassword profile={profile} onDone={changed} />
            ) : (
              <ChangeFundPassword onDone={changed} />
            )}
            <Button size="small" style={{ justifySelf: 'start' }} onClick={() => setForgotten(!forgotten)}>
              {t(forgotten ? 'fundPassword.remembered' : 'fundPassword.forgotten')}
            </Button>
          </div>
        ) : (
          <SetFundPassword onSet={() => leave(t('fund.done', { ns: 'account' }))} />
        )
      }
    </SetupPage>
  );
}
