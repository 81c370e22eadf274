import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { usePaymentOpen } from '@openmall/sdk/hooks';
import { Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentOf } from './payment-of.ts';
import { usePay } from './use-pay.ts';

const Root = styled(Card)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  max-inline-size: 640px;
  min-block-size: 360px;
  margin: 16px auto 0;
  padding: 40px 16px;
  text-align: center;
  & > svg {
    color: var(--mui-palette-primary-main);
  }
  & > h1 {
    font-size: 20px;
    line-height: 28px;
  }
`;

interface Props {
  readonly orderIds: readonly string[];
  readonly method: string;
  /** The fund password; unused if a provider collects the money. */
  readonly safeword: string;
  readonly onPaid: () => void;
  /** The orders are placed but not paid. */
  readonly onFailed: (error: unknown) => void;
}

/** Pays the orders that have just been placed, as the buyer chose in the checkout. */
export function PayAtOnce({ orderIds, method, safeword, onPaid, onFailed }: Props) {
  const { t } = useTranslation('checkout');
  const { pay } = usePay(orderIds, onPaid, { onFailed });
  const payment = usePaymentOpen({
    mutation: { onSuccess: ({ payUrl }) => window.location.assign(payUrl), onError: onFailed },
  });
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (method === 'balance') pay(safeword);
    else payment.mutate({ params: paymentOf(orderIds, method) });
  });
  useEffect(() => {
    // When the buyer returns from the provider, the browser may restore this page from its cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onFailed(undefined);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  });
  return (
    <Root role="status">
      <Hourglass size={40} aria-hidden />
      <h1>{method === 'balance' ? t('pay.busy') : t('pay.leaving')}</h1>
    </Root>
  );
}
