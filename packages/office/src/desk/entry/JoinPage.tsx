import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskInvited } from '@openmall/sdk/desk';
import { useDeskSessionJoin } from '@openmall/sdk/desk/hooks';
import { deskSessionJoin as joinFields } from '@openmall/sdk/desk/validators';
import { useNavigate } from 'react-router-dom';
import { renderSVG } from 'uqr';
import { CentredCard, LoginForm } from '../../app/LoginForm.tsx';
import { t } from '../../shared/i18n/i18n.ts';

function NewFactor({ factor }: { readonly factor: DeskInvited }) {
  const navigate = useNavigate();
  const qrCode = `data:image/svg+xml,${encodeURIComponent(renderSVG(factor.uri))}`;
  return (
    <CentredCard title={t('app.desk')}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{t('join.scan')}</Typography>
        <Box
          component="img"
          src={qrCode}
          alt=""
          sx={{ inlineSize: 180, alignSelf: 'center', bgcolor: 'common.white', p: 1 }}
        />
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('join.key')}: <code>{factor.secret}</code>
        </Typography>
        <Alert severity="warning">
          <Typography sx={{ fontWeight: 600 }}>{t('join.recovery')}</Typography>
          <Typography>{t('join.recoveryHint')}</Typography>
          <Box component="ul" sx={{ columns: 2, m: 0, mt: 1, ps: 2, fontFamily: 'monospace' }}>
            {factor.recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
        </Alert>
        <Button variant="contained" onClick={() => void navigate('/')}>
          {t('join.done')}
        </Button>
      </Stack>
    </CentredCard>
  );
}

/** A person accepts an invitation, and gets the key of the authenticator once. */
export function JoinPage() {
  const { mutateAsync, data, error } = useDeskSessionJoin();
  if (data) return <NewFactor factor={data} />;
  const join = ({ invitation = '', password = '' }: Readonly<Record<string, string>>) =>
    // A refusal is shown by the form.
    mutateAsync({ params: { invitation, password } }).catch(() => undefined);
  return (
    <LoginForm
      title={t('app.desk')}
      heading={t('join.title')}
      intro={t('join.intro')}
      schema={joinFields}
      submit={t('join.submit')}
      error={error}
      onSubmit={join}
      fields={[
        { name: 'invitation', label: t('join.invitation'), autoComplete: 'off' },
        { name: 'password', label: t('login.password'), type: 'password', autoComplete: 'new-password' },
      ]}
    />
  );
}
