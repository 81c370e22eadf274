import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OfficeCouponRow } from '@openmall/sdk/desk';
import { formatMoment, formatMoney } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { Facts, Section } from '../ui/Facts.tsx';
import { StateChip } from '../ui/StateChip.tsx';
import { discountText, STATE_COLORS, stateText, usesText } from './coupon-texts.ts';

export const CouponState = ({ state }: Pick<OfficeCouponRow, 'state'>) => (
  <StateChip color={STATE_COLORS[state]} label={stateText(state)} />
);

/** Who pays for a coupon. */
export const payerText = ({ storeId, storeName }: OfficeCouponRow): string =>
  storeId === null ? t('coupons.mall') : (storeName ?? storeId);

interface Props {
  readonly row: OfficeCouponRow;
  /** Why not everything can change. */
  readonly notice: string | undefined;
}

/** What a coupon gives, and what it has cost. */
export const CouponFacts = ({ row, notice }: Props) => (
  <>
    <Box sx={{ mb: 2 }}>
      <CouponState state={row.state} />
    </Box>
    {notice && (
      <Alert severity="info" sx={{ mb: 2 }}>
        {notice}
      </Alert>
    )}
    <Section title={t('coupons.one')}>
      <Facts
        facts={[
          [t('coupons.payer'), payerText(row)],
          [t('coupons.discount'), discountText(row)],
          [t('coupons.minimum'), formatMoney(row.minGoods)],
          [t('content.from'), formatMoment(row.startsAt)],
          [t('content.until'), formatMoment(row.endsAt)],
          [t('coupons.used'), usesText(row)],
          [t('coupons.cost'), formatMoney(row.discounted)],
        ]}
      />
    </Section>
  </>
);
