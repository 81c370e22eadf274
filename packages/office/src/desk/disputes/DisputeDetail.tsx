import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeskDisputeInfo } from '@openmall/sdk/desk';
import { useDeskDisputeInfo } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { Deadline } from '../../shared/returns/Deadline.tsx';
import { ReturnGoods } from '../../shared/returns/ReturnGoods.tsx';
import { ReturnState } from '../../shared/returns/ReturnState.tsx';
import { ReturnSteps, Statements } from '../../shared/returns/ReturnStory.tsx';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { type DisputeAction, DisputeActionDialog } from './DisputeActionDialog.tsx';

const ACTIONS = [
  ['close', 'outlined', 'error'],
  ['return', 'outlined', 'primary'],
  ['part', 'outlined', 'primary'],
  ['refund', 'contained', 'primary'],
] as const;

interface ActionsProps {
  readonly allowed: DeskDisputeInfo['acts'];
  readonly onChoose: (action: DisputeAction) => void;
}

const Actions = ({ allowed, onChoose }: ActionsProps) => (
  <>
    {ACTIONS.filter(([name]) => allowed.includes(name)).map(([name, variant, color]) => (
      <Button key={name} variant={variant} color={color} onClick={() => onChoose(name)}>
        {t(`disputeAction.${name}`)}
      </Button>
    ))}
  </>
);

const Sides = ({ info: { dispute } }: { readonly info: DeskDisputeInfo }) => (
  <Section title={formatMoney(dispute.total)}>
    <Facts
      facts={[
        [t('orders.buyer'), dispute.username],
        [t('applications.store'), dispute.storeName],
        [t('orders.number'), dispute.number],
      ]}
    />
  </Section>
);

const OrderTimeline = ({ info }: { readonly info: DeskDisputeInfo }) => (
  <Section title={t('orders.number')}>
    <Facts
      facts={info.timeline.map(({ step, detail, at }) => [
        [textOr(`orderStep.${step}`, step), detail].filter(Boolean).join(' · '),
        formatMoment(at),
      ])}
    />
  </Section>
);

const Content = ({ info }: { readonly info: DeskDisputeInfo }) => (
  <>
    <Box sx={{ mb: 2 }}>
      <ReturnState state={info.dispute.state} />
    </Box>
    <Deadline row={info.dispute} />
    <Sides info={info} />
    <Statements row={info.dispute} content={info} dispute={info.statement} />
    <ReturnGoods content={info} total={info.dispute.total} />
    <ReturnSteps row={info.dispute} content={info} />
    <OrderTimeline info={info} />
  </>
);

/** One dispute beside the list: what both sides say and show, the money at stake, and the decision. */
export function DisputeDetail() {
  const { returnId = '' } = useParams();
  const { data: info, error } = useDeskDisputeInfo({ returnId });
  const [action, setAction] = useState<DisputeAction>();
  return (
    <RecordDetail
      base="/disputes"
      title={info?.dispute.number ?? t('returns.one')}
      error={error}
      isLoading={!info}
      actions={
        info && info.acts.length > 0 ? <Actions allowed={info.acts} onChoose={setAction} /> : undefined
      }
    >
      {info && <Content info={info} />}
      {action && info && (
        <DisputeActionDialog action={action} info={info} onClose={() => setAction(undefined)} />
      )}
    </RecordDetail>
  );
}
