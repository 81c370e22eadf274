import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { DeskWithdrawalInfo } from '@openmall/sdk/desk';
import { useDeskWithdrawalInfo } from '@openmall/sdk/desk/hooks';
import { formatCoin } from '@openmall/sdk/money';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { Detail } from '../../shared/ui/Detail.tsx';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { type WithdrawalAction, WithdrawalActionDialog } from './WithdrawalActionDialog.tsx';
import { RiskChips, StateChip } from './WithdrawalsPage.tsx';

function About({ info }: { readonly info: DeskWithdrawalInfo }) {
  const { withdrawal: row } = info;
  return (
    <Section title={formatMoney(row.amount)}>
      <Facts
        facts={[
          [t('withdrawals.user'), row.username],
          [t('withdrawals.requested'), formatMoment(row.createdAt)],
          [t('withdrawals.fee'), formatMoney(row.fee)],
          [
            t('withdrawals.arrives'),
            `${formatCoin(row.arrival)} ${row.channel === 'bank' ? 'USD' : row.channel}`,
          ],
          [t('withdrawals.address'), info.address],
          [t('withdrawals.bank'), info.bank],
          [t('withdrawals.bound'), info.boundAt && formatMoment(info.boundAt)],
          [t('withdrawals.balance'), formatMoney(info.balance)],
          [
            t('withdrawals.approvals'),
            [
              `${row.approvals.length} / ${row.approvalsNeeded}`,
              ...row.approvals.map(({ name }) => name),
            ].join(' · '),
          ],
          [t('withdrawals.by'), info.paidOutBy],
          [t('withdrawals.decided'), info.decidedAt && formatMoment(info.decidedAt)],
          [t('withdrawals.reason'), info.reason],
          [t('withdrawals.hash'), info.hash],
        ]}
      />
    </Section>
  );
}

const Movements = ({ info }: { readonly info: DeskWithdrawalInfo }) => (
  <Section title={t('withdrawals.movements')}>
    <Facts
      facts={info.movements.map(({ kind, amount, at }) => [
        `${textOr(`movement.${kind}`, kind)} · ${formatMoment(at)}`,
        formatMoney(amount),
      ])}
    />
  </Section>
);

const ACTIONS = [
  ['refuse', 'outlined', 'error'],
  ['approve', 'contained', 'primary'],
  ['payOut', 'contained', 'primary'],
] as const;

/** One withdrawal beside the list, with what this person may do now. */
export function WithdrawalDetail() {
  const { withdrawalId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: info, error } = useDeskWithdrawalInfo({ withdrawalId });
  const [action, setAction] = useState<WithdrawalAction>();
  const actions = info && info.acts.length > 0 && (
    <>
      {ACTIONS.filter(([name]) => info.acts.includes(name)).map(([name, variant, color]) => (
        <Button key={name} variant={variant} color={color} onClick={() => setAction(name)}>
          {t(`withdrawals.${name}`)}
        </Button>
      ))}
    </>
  );
  return (
    <Detail
      title={info?.withdrawal.number ?? t('withdrawals.number')}
      onClose={() => void navigate({ pathname: '/withdrawals', search })}
      actions={actions || undefined}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {!info && !error && <Skeleton variant="rounded" height={320} aria-busy />}
      {info && (
        <>
          <Stack direction="row" useFlexGap sx={{ gap: 1, mb: 2, flexWrap: 'wrap' }}>
            <StateChip state={info.withdrawal.state} />
            <RiskChips risks={info.withdrawal.risks} />
          </Stack>
          <About info={info} />
          <Movements info={info} />
        </>
      )}
      {action && info && (
        <WithdrawalActionDialog action={action} info={info} onClose={() => setAction(undefined)} />
      )}
    </Detail>
  );
}
