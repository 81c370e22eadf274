import styled from '@emotion/styled';
import type { OrderReturnCase } from '@openmall/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { FactList, textOfLines } from '../refund/RefundFacts.tsx';

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A fact with its label; nothing without a value. */
const Fact = ({ label, children }: FactProps) =>
  children ? (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  ) : null;

/** What comes back and why, what both sides say, and the parcel. */
export function ReturnFacts({ goods }: { readonly goods: OrderReturnCase }) {
  const { t } = useTranslation('orders');
  const { carrier, trackingNumber, images } = goods;
  const amount = goods.state === 4 ? goods.refundedTotal : goods.total;
  return (
    <FactList>
      <Fact label={t('refundState.items')}>{textOfLines(goods)}</Fact>
      <Fact label={t('refundState.amount')}>
        <Money value={amount} />
      </Fact>
      <Fact label={t('refund.reason')}>{t(`refund.reason${goods.reason}`)}</Fact>
      <Fact label={t('refund.detail')}>{goods.remark}</Fact>
      <Fact label={t('return.pictures')}>
        {images.length > 0 && (
          <Pictures>
            {images.map((url) => (
              <span key={url} style={{ inlineSize: 72 }}>
                <Picture src={url} alt="" width={72} />
              </span>
            ))}
          </Pictures>
        )}
      </Fact>
      <Fact label={t('refundState.why')}>{goods.answer}</Fact>
      <Fact label={t('return.tracking')}>
        {carrier && (
          <>
            {carrier} · <bdi dir="ltr">{trackingNumber}</bdi>
          </>
        )}
      </Fact>
      <Fact label={goods.disputedByStore ? t('refundState.why') : t('return.disputeLabel')}>
        {goods.dispute}
      </Fact>
      <Fact label={t('return.verdict')}>{goods.verdict}</Fact>
    </FactList>
  );
}
