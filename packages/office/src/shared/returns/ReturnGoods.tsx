import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantReturnInfo } from '@openmall/sdk/merchant';
import { formatMoney } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import { Facts, Section } from '../ui/Facts.tsx';

/** What both sides and the desk see of a return. */
export type ReturnContent = Omit<MerchantReturnInfo, 'return' | 'acts' | 'dispute'>;

const money = (amount: number) => (amount === 0 ? null : formatMoney(amount));

type GoodsFigures = Pick<ReturnContent, 'lines' | 'coupon' | 'freight' | 'tax' | 'fee' | 'refunded'>;

interface Props {
  readonly content: GoodsFigures;
  /** What goes back to the buyer if all is granted. */
  readonly total: number;
}

/** The pieces of a return or a refund, and what would go back to the buyer. */
export const ReturnGoods = ({ content, total }: Props) => (
  <Section title={t('orders.lines')}>
    <Stack sx={{ gap: 1, mb: 2 }}>
      {content.lines.map(({ skuId, name, attributes, image, pieces, goods }) => (
        <Stack key={skuId} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <img src={image} alt="" width={48} height={48} style={{ objectFit: 'cover', borderRadius: 6 }} />
          <Stack sx={{ flexGrow: 1, minInlineSize: 0 }}>
            <Typography>{name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {[attributes, `× ${pieces}`].filter(Boolean).join(' · ')}
            </Typography>
          </Stack>
          <Typography>{formatMoney(goods)}</Typography>
        </Stack>
      ))}
    </Stack>
    <Facts
      facts={[
        [t('orders.coupon'), money(-content.coupon)],
        [t('orders.freight'), money(content.freight)],
        [t('orders.tax'), money(content.tax)],
        [t('orders.fee'), money(content.fee)],
        [t('returns.total'), formatMoney(total)],
        [t('returnState.4'), money(content.refunded)],
      ]}
    />
  </Section>
);
