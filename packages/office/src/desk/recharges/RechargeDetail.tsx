import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeskRechargeRow } from '@openmall/sdk/desk';
import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { Documents } from '../pictures/Documents.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { useMay } from '../use-may.ts';
import { type RechargeAction, RechargeActionDialog } from './RechargeActionDialog.tsx';
import { RechargeState } from './RechargesPage.tsx';

const ACTIONS = { waiting: ['fail', 'credit'], credited: ['reverse'], failed: [], reversed: [] } as const;

const About = ({ row }: { readonly row: DeskRechargeRow }) => (
  <Section title={formatMoney(row.amount)}>
    <Facts
      facts={[
        [t('recharges.user'), row.username],
        [t('recharges.sent'), formatMoment(row.createdAt)],
        [t('recharges.volume'), `${row.volume} ${row.coin}`],
        [t('recharges.chain'), row.blockchain],
        [t('recharges.address'), row.channelAddress],
        [t('recharges.hash'), row.reportedHash],
        [t('action.reason'), row.reason],
      ]}
    />
    {row.isThirdParty && (
      <Alert severity="info" sx={{ mt: 2 }}>
        {t('recharges.thirdParty')}
      </Alert>
    )}
  </Section>
);

const Proof = ({ proof }: { readonly proof: string | null }) => (
  <Section title={t('recharges.proof')}>
    {proof === null ? t('recharges.noProof') : <Documents pictures={[proof]} label={t('recharges.proof')} />}
  </Section>
);

/** One recharge with its proof, beside the list. */
export function RechargeDetail() {
  const { rechargeId } = useParams();
  const rows = useOutletContext<readonly DeskRechargeRow[] | undefined>();
  const row = rows?.find(({ id }) => id === rechargeId);
  const may = useMay();
  const [action, setAction] = useState<RechargeAction>();
  const allowed: readonly RechargeAction[] = row && may('deskRechargeDecide') ? ACTIONS[row.state] : [];
  const buttons = allowed.map((name) => (
    <Button
      key={name}
      variant={name === 'credit' ? 'contained' : 'outlined'}
      color={name === 'credit' ? 'primary' : 'error'}
      onClick={() => setAction(name)}
    >
      {t(`recharges.${name}`)}
    </Button>
  ));
  return (
    <RecordDetail
      base="/recharges"
      title={row?.number ?? t('recharges.number')}
      error={null}
      isLoading={!rows}
      actions={allowed.length > 0 ? buttons : undefined}
    >
      {rows && !row && <Alert severity="info">{t('list.gone')}</Alert>}
      {row && (
        <>
          <Box sx={{ mb: 2 }}>
            <RechargeState state={row.state} />
          </Box>
          <About row={row} />
          <Proof proof={row.proof} />
        </>
      )}
      {action && row && (
        <RechargeActionDialog action={action} row={row} onClose={() => setAction(undefined)} />
      )}
    </RecordDetail>
  );
}
