import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { OrderDetails } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
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

/** The amounts, delivery address and remarks of an order. */
export function DetailSide({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  return (
    <div>
      <Card component="section">
        <h2>{t('detail.amounts')}</h2>
        <DetailSums order={order} />
      </Card>
      <Card component="section">
        <h2>{t('detail.address')}</h2>
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
