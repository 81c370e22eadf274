import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { OrderDetails } from '@openmall/sdk';
import { CalendarCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayRange } from '../../../shared/i18n/format.ts';
import { DetailSums } from './DetailSums.tsx';

const Address = styled.address`
  display: grid;
  gap: 2px;
  font-style: normal;
  color: var(--mui-palette-text-secondary);
  & strong {
    color: var(--mui-palette-text-primary);
  }
`;

const addressLinesOf = ({ address, postcode, city, province, country }: OrderDetails) => [
  address,
  [[postcode, city].filter(Boolean).join(' '), province === city ? '' : province].filter(Boolean).join(', '),
  country,
];

const FactRow = styled.p`
  display: flex;
  gap: 8px;
  margin-block: 12px;
  line-height: 20px;
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--mui-palette-primary-main);
  }
`;

const Fact = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <FactRow>
    {icon}
    <span>{children}</span>
  </FactRow>
);

/** The amounts, delivery address and remarks of an order. */
export function DetailSide({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { t: goods } = useTranslation('goods');
  const { t: checkout } = useTranslation('checkout');
  return (
    <div>
      <Card component="section">
        <h2>{t('detail.amounts')}</h2>
        <DetailSums order={order} />
        {order.paymentMethod && (
          <Fact icon={<Wallet size={16} aria-hidden />}>
            {t('detail.paidBy', { method: checkout(`method.names.${order.paymentMethod}`) })}
          </Fact>
        )}
      </Card>
      <Card component="section">
        <h2>{t('detail.address')}</h2>
        {order.delivery && (
          <Fact icon={<CalendarCheck size={16} aria-hidden />}>
            {goods('arrives', { days: formatDayRange(order.delivery.earliest, order.delivery.latest) })}
          </Fact>
        )}
        <Address>
          <strong>{order.contacts}</strong>
          <bdi dir="ltr" style={{ justifySelf: 'start' }}>
            +{order.phone}
          </bdi>
          {addressLinesOf(order).map(
            (line, index) =>
              line && (
                <bdi key={index} style={{ justifySelf: 'start' }}>
                  {line}
                </bdi>
              ),
          )}
        </Address>
      </Card>
      {order.remarks && (
        <Card component="section">
          <h2>{t('detail.remarks')}</h2>
          <p style={{ overflowWrap: 'anywhere' }}>{order.remarks}</p>
        </Card>
      )}
    </div>
  );
}
