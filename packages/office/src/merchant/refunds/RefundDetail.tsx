import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantRefundAction, MerchantRefundInfo } from '@openmall/sdk/merchant';
import { useMerchantRefundInfo } from '@openmall/sdk/merchant/hooks';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ReturnGoods } from '../../shared/returns/ReturnGoods.tsx';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { useMay } from '../use-may.ts';
import { RefundActionDialog } from './RefundActionDialog.tsx';
import { RefundState } from './RefundsPage.tsx';

const Words = ({ text }: { readonly text: string }) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
);

const Statements = ({ info }: { readonly info: MerchantRefundInfo }) => (
  <>
    <Section title={t('returns.buyerSays')}>
      <Typography sx={{ fontWeight: 600 }}>{t(`returnReason.${info.refund.reason}`)}</Typography>
      {info.remark !== '' && <Words text={info.remark} />}
    </Section>
    {info.answer !== null && (
      <Section title={t('returns.storeSays')}>
        <Words text={info.answer} />
      </Section>
    )}
  </>
);

const About = ({ info: { refund, lines, decidedAt, byDefault, ...figures } }: Props) => (
  <>
    <ReturnGoods
      content={{ lines, ...figures, refunded: refund.state === 2 ? refund.total : 0 }}
      total={refund.total}
    />
    <Section title={t('orders.timeline')}>
      <Facts
        facts={[
          [t('returnState.1'), formatMoment(refund.requestedAt)],
          [t('returnStep.answered'), decidedAt && formatMoment(decidedAt)],
        ]}
      />
      {byDefault && <Typography sx={{ mt: 1 }}>{t('refunds.byDefault')}</Typography>}
    </Section>
    <Button component={Link} to={`/orders/${refund.orderId}`}>
      {t('orders.number')} {refund.number}
    </Button>
  </>
);

interface Props {
  readonly info: MerchantRefundInfo;
}

const Content = ({ info }: Props) => {
  const { refund } = info;
  const until = { date: formatMoment(refund.deadline), amount: formatMoney(refund.total) };
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 2, alignItems: 'center' }}>
        <RefundState state={refund.state} />
        <Box sx={{ color: 'text.secondary' }}>{t(refund.isWhole ? 'refunds.whole' : 'refunds.part')}</Box>
      </Stack>
      {refund.state === 1 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('refunds.deadline', until)}
        </Alert>
      )}
      <Statements info={info} />
      <About info={info} />
    </>
  );
};

interface ActionsProps extends Props {
  readonly onChoose: (action: MerchantRefundAction) => void;
}

const Actions = ({ info, onChoose }: ActionsProps) => (
  <>
    {info.acts.toReversed().map((action) => (
      <Button
        key={action}
        variant={action === 'refuse' ? 'outlined' : 'contained'}
        color={action === 'refuse' ? 'error' : 'primary'}
        onClick={() => onChoose(action)}
      >
        {t(action === 'refuse' ? 'returnAction.refuse' : 'returnAction.payBack')}
      </Button>
    ))}
  </>
);

/** One refund beside the list, with what the store may do now. */
export function RefundDetail() {
  const { refundId = '' } = useParams();
  const { data: info, error } = useMerchantRefundInfo({ refundId });
  const may = useMay();
  const [action, setAction] = useState<MerchantRefundAction>();
  const hasActions = info !== undefined && info.acts.length > 0 && may('merchantRefundDecide');
  return (
    <RecordDetail
      base="/refunds"
      title={info?.refund.number ?? t('refunds.one')}
      error={error}
      isLoading={!info}
      actions={hasActions ? <Actions info={info} onChoose={setAction} /> : undefined}
    >
      {info && <Content info={info} />}
      {action && info && (
        <RefundActionDialog action={action} info={info} onClose={() => setAction(undefined)} />
      )}
    </RecordDetail>
  );
}
