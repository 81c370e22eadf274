import styled from '@emotion/styled';
import type { Address, OrderSubmitData } from '@openmall/sdk';
import { useAddressList, useOrderQuote } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FRESH_FOR_MS } from '../../shared/net/fresh-for.ts';
import { Block } from './Block.tsx';
import { couponsIn, useChosenCoupons } from './coupon/chosen-coupons.ts';
import { rememberFirstAddress } from './first-address.ts';
import { Notes } from './notes/Notes.tsx';
import { forgetNotes, useNotes } from './notes/use-notes.ts';
import { submitBlockerOf } from './submit-blocker.ts';
import { orderInfoOf, type WantedLine } from './order-info.ts';
import { PAYMENT_TITLE_ID, PaymentSection } from './pay/step/PaymentSection.tsx';
import { usePaymentStep, type ChosenPayment } from './pay/step/use-payment-step.ts';
import { QuotedGoods } from './quote/QuotedGoods.tsx';
import type { LineChanges } from './quote/QuoteStore.tsx';
import { Summary } from './Summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 368px;
  gap: 32px;
  align-items: start;
  & > .blocks {
    display: grid;
    gap: 16px;
    min-inline-size: 0;
  }
  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: 20px;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

/** The polling interval of the quote: prices and stock can change during the checkout. */
const QUOTE_EVERY_MS = 60_000;

interface Props extends LineChanges {
  readonly lines: readonly WantedLine[];
  readonly addressChoice: (chosenId: string | undefined, onChoose: (address: Address) => void) => ReactNode;
  /** The form that sets the first fund password. */
  readonly passwordSetup: (onSet: (safeword: string) => void) => ReactNode;
  readonly onPlaced: (placed: OrderSubmitData, payment: ChosenPayment, lines: readonly WantedLine[]) => void;
}

/** The checkout: address, goods, payment method and summary, with prices of the server. */
export function Checkout({ lines, addressChoice, passwordSetup, onPlaced, ...changes }: Props) {
  const { t } = useTranslation('checkout');
  const [chosenAddressId, setChosenAddressId] = useState<string>();
  const [remarks, setRemarks] = useNotes(lines);
  const coupons = useChosenCoupons();
  const { data: addressBook, isPending } = useAddressList({ query: { meta: { inline: true } } });
  const addresses = addressBook?.pageList;
  const firstAddress = addresses?.[0];
  useEffect(() => firstAddress && rememberFirstAddress(firstAddress), [firstAddress]);
  const address = addresses?.find(({ id }) => id === chosenAddressId) ?? firstAddress;
  const orderInfo = orderInfoOf(lines);
  const params = { orderInfo, ...(address && { addressId: address.id }), ...coupons.params };
  const quote = useOrderQuote(params, {
    query: {
      // If the address book fails to load, the goods are quoted without an address.
      enabled: !isPending,
      placeholderData: keepPreviousData,
      staleTime: FRESH_FOR_MS,
      meta: { inline: true },
      refetchInterval: QUOTE_EVERY_MS,
    },
  });
  const payment = usePaymentStep(quote.data?.total);
  const order = usePlaceOrder(
    (placed) => {
      forgetNotes();
      onPlaced(placed, payment.chosen, lines);
    },
    // Prices or stock may have changed, so the quote is refetched.
    () => void quote.refetch(),
  );
  // After a rejection the new quote has to come first: an order with the old total would be rejected again.
  const stale = quote.isPlaceholderData || (order.error !== undefined && quote.isFetching);
  const blocker = submitBlockerOf(quote.data, changes.priceOf, payment.isShort);
  const submit = () => {
    if (!address || !quote.data || stale || blocker || !payment.isComplete()) return;
    order.place({
      ...{ orderInfo, addressId: address.id, remarks, total: quote.data.total },
      ...couponsIn(quote.data),
    });
  };
  return (
    <Columns>
      <div className="blocks">
        <Block title={t('step.address')}>
          {addressChoice(address?.id, ({ id }) => setChosenAddressId(id))}
        </Block>
        <Block title={t('step.goods')}>
          <QuotedGoods quote={quote} changes={{ ...changes, onCoupon: coupons.choose }} />
          <Notes text={remarks} onChange={setRemarks} />
        </Block>
        <Block title={t('step.payment')} titleId={PAYMENT_TITLE_ID}>
          <PaymentSection
            payment={payment}
            countryId={address?.countryId}
            ready={!isPending}
            total={quote.data?.total}
            onSubmit={submit}
            passwordSetup={passwordSetup}
          />
        </Block>
      </div>
      <Summary
        quote={quote.data}
        stale={stale || !address}
        failed={quote.error !== null}
        feeRatio={payment.feeRatio}
        method={payment.chosen.method}
        blocker={blocker && t(`blocker.${blocker}`)}
        order={order}
        onSubmit={submit}
      />
    </Columns>
  );
}
