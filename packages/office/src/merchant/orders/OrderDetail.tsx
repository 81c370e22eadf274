import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantOrderInfo } from '@openmall/sdk/merchant';
import { useMerchantOrderConfirm, useMerchantOrderInfo } from '@openmall/sdk/merchant/hooks';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { formatDay, formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { Detail } from '../../shared/ui/Detail.tsx';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { useMay } from '../use-may.ts';
import { StatusChip } from './OrdersPage.tsx';
import { ShipDialog } from './ShipDialog.tsx';

const money = (amount: number) => (amount === 0 ? null : formatMoney(amount));

function Lines({ info }: { readonly info: MerchantOrderInfo }) {
  const { lines, items, discount, couponDiscount, freight, tax, fee, commission, order } = info;
  return (
    <Section title={t('orders.lines')}>
      <Stack sx={{ gap: 1, mb: 2 }}>
        {lines.map(({ skuId, name, attributes, image, pieces, sum }) => (
          <Stack key={skuId} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <img src={image} alt="" width={48} height={48} style={{ objectFit: 'cover', borderRadius: 6 }} />
            <Stack sx={{ flexGrow: 1, minInlineSize: 0 }}>
              <Typography>{name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {[attributes, `× ${pieces}`].filter(Boolean).join(' · ')}
              </Typography>
            </Stack>
            <Typography>{formatMoney(sum)}</Typography>
          </Stack>
        ))}
      </Stack>
      <Facts
        facts={[
          [t('orders.items'), money(items)],
          [t('orders.discount'), money(discount)],
          [t('orders.coupon'), money(couponDiscount)],
          [t('orders.freight'), money(freight)],
          [t('orders.tax'), money(tax)],
          [t('orders.fee'), money(fee)],
          [t('orders.total'), formatMoney(order.total)],
          [t('orders.commission'), money(commission)],
        ]}
      />
    </Section>
  );
}

function Address({ info: { address, note } }: { readonly info: MerchantOrderInfo }) {
  const place = [
    address.street,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.province,
    address.country,
  ];
  return (
    <Section title={t('orders.address')}>
      <Typography sx={{ fontWeight: 600 }}>{address.contacts}</Typography>
      {place.filter(Boolean).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Typography>{address.phone}</Typography>
      {note !== '' && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('orders.note')}: {note}
        </Alert>
      )}
    </Section>
  );
}

/** Two dates of an order that waits: the dispatch that buyers are promised, and the refund that follows without one. */
const Dates = ({ info: { order, refundableFrom } }: { readonly info: MerchantOrderInfo }) =>
  order.shipBy === null ? null : (
    <Box sx={{ mb: 3 }}>
      <Facts
        facts={[
          [t('orders.dispatchBy'), formatDay(order.shipBy)],
          [t('orders.refundableFrom'), refundableFrom && formatDay(refundableFrom)],
        ]}
      />
    </Box>
  );

const Timeline = ({ info }: { readonly info: MerchantOrderInfo }) => (
  <Section title={t('orders.timeline')}>
    <Facts
      facts={info.timeline.map(({ step, detail, at }) => [
        [textOr(`orderStep.${step}`, step), detail].filter(Boolean).join(' · '),
        formatMoment(at),
      ])}
    />
  </Section>
);

interface ActionsProps {
  readonly actions: MerchantOrderInfo['acts'];
  readonly orderId: string;
  readonly confirm: ReturnType<typeof useMerchantOrderConfirm>;
  readonly onShip: () => void;
}

const Actions = ({ actions, orderId, confirm, onShip }: ActionsProps) => (
  <>
    {actions.includes('confirm') && (
      <Button
        variant="outlined"
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ params: { orderId } })}
      >
        {t('orders.confirm')}
      </Button>
    )}
    {actions.includes('ship') && (
      <Button variant="contained" onClick={onShip}>
        {t('orders.ship')}
      </Button>
    )}
  </>
);

/** One order beside the list, with what may be done with it. */
export function OrderDetail() {
  const { orderId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const may = useMay();
  const { data: info, error } = useMerchantOrderInfo({ orderId });
  const confirm = useMerchantOrderConfirm();
  const [isShipping, setShipping] = useState(false);
  const actions = info && info.acts.length > 0 && (
    <Actions actions={info.acts} confirm={confirm} orderId={orderId} onShip={() => setShipping(true)} />
  );
  return (
    <Detail
      title={info?.order.number ?? t('orders.number')}
      onClose={() => void navigate({ pathname: '/orders', search })}
      actions={actions || undefined}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {confirm.error && <Alert severity="error">{messageOf(confirm.error)}</Alert>}
      {!info && !error && <Skeleton variant="rounded" height={320} aria-busy />}
      {info && (
        <>
          <Stack direction="row" sx={{ gap: 1, mb: 2, alignItems: 'center' }}>
            <StatusChip status={info.order.status} />
            {info.order.isReminded && (
              <Typography sx={{ color: 'warning.main' }}>{t('orders.hurry')}</Typography>
            )}
          </Stack>
          {may('merchantChatWrite') && (
            <Button
              component={Link}
              to={`/chat/${info.buyerId}`}
              startIcon={<MessageCircle size={18} aria-hidden />}
              sx={{ mb: 2 }}
            >
              {t('buyerChat.write')}
            </Button>
          )}
          <Dates info={info} />
          <Address info={info} />
          <Lines info={info} />
          <Timeline info={info} />
        </>
      )}
      {isShipping && <ShipDialog orderId={orderId} onClose={() => setShipping(false)} />}
    </Detail>
  );
}
