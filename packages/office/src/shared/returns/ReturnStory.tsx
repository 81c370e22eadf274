import Typography from '@mui/material/Typography';
import type { MerchantReturnRow } from '@openmall/sdk/merchant';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { Facts, Section } from '../ui/Facts.tsx';
import { Pictures } from '../ui/Pictures.tsx';
import type { ReturnContent } from './ReturnGoods.tsx';
import { reasonText } from './ReturnState.tsx';

interface Props {
  readonly row: MerchantReturnRow;
  readonly content: ReturnContent;
  /** What the side that called for a decision says. */
  readonly dispute: string | null;
}

const Statement = ({ title, text }: { readonly title: string; readonly text: string | null }) =>
  text === null || text === '' ? null : (
    <Section title={title}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Section>
  );

/** What the buyer, the store and the mall say, in the order in which they said it. */
export const Statements = ({ row, content, dispute }: Props) => (
  <>
    <Section title={t('returns.buyerSays')}>
      <Typography sx={{ fontWeight: 600 }}>{reasonText(row)}</Typography>
      {content.remark !== '' && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content.remark}</Typography>
      )}
    </Section>
    {content.images.length > 0 && (
      <Section title={t('returns.pictures')}>
        <Pictures pictures={content.images} label={t('returns.pictures')} />
      </Section>
    )}
    <Statement title={t('returns.storeSays')} text={content.answer} />
    <Statement
      title={t(content.disputedByStore ? 'returns.contestedByStore' : 'returns.disputedByBuyer')}
      text={dispute}
    />
    <Statement title={t('returns.verdict')} text={content.verdict} />
  </>
);

/** When each step was taken, and the parcel that came back. */
export const ReturnSteps = ({ row, content }: Omit<Props, 'dispute'>) => (
  <Section title={t('orders.timeline')}>
    <Facts
      facts={[
        [t('returnState.1'), formatMoment(row.requestedAt)],
        [t('returnStep.answered'), content.answeredAt && formatMoment(content.answeredAt)],
        [t('returnState.3'), content.sentAt && formatMoment(content.sentAt)],
        [t('orders.carrier'), content.carrier],
        [t('orders.tracking'), content.trackingNumber],
        [t('returnState.6'), content.disputedAt && formatMoment(content.disputedAt)],
        [t('returnStep.closed'), content.closedAt && formatMoment(content.closedAt)],
      ]}
    />
  </Section>
);
