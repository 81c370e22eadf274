import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import type { OrderSubmitData } from '@openmall/sdk';
import { ShoppingBag } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { LazySetFundPassword } from '../../features/account/fund-password/LazySetFundPassword.tsx';
import { AddressChoice } from '../../features/account/address/AddressChoice.tsx';
import { checkedOf, lineKey, unitPriceOf } from '../../features/cart/cart-lines.ts';
import { cart, useCartItems } from '../../features/cart/cart-store.ts';
import { useMaxBuy } from '../../features/cart/use-max-buy.ts';
import { Checkout } from '../../features/checkout/Checkout.tsx';
import type { ChosenPayment } from '../../features/checkout/pay/step/use-payment-step.ts';
import { linesOf, orderInfoOf, type WantedLine } from '../../features/checkout/order-info.ts';
import type { LineFix } from '../../features/checkout/quote/quote-fix.ts';
import { useCart } from '../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { settlementPath } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { PageHead } from '../../shared/ui/layout/PageHead.tsx';

interface Props {
  readonly buy: string | null;
  readonly onPlaced: (orderIds: readonly string[], payment: ChosenPayment) => void;
}

/** Checks out the selected lines of the cart, or the goods in `buy`, which do not change the cart. */
export function CheckoutOfCart({ buy, ...props }: Props) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const port = useCart();
  const items = useCartItems();
  const maxBuy = useMaxBuy();
  const checked = checkedOf(items);
  const lines: readonly WantedLine[] = buy === null ? checked : linesOf(buy);
  const rewrite = (next: readonly WantedLine[]) =>
    void navigate(settlementPath(next.length > 0 ? orderInfoOf(next) : undefined), { replace: true });
  const isSame = (wanted: WantedLine, other: WantedLine) => lineKey(wanted) === lineKey(other);
  const onFix = (line: WantedLine, fix: LineFix) => {
    if (buy === null) cart.update(line, fix);
    else
      rewrite(
        lines.map((wanted) =>
          isSame(wanted, line) ? { ...wanted, count: fix.count ?? wanted.count } : wanted,
        ),
      );
  };
  const onRemove = (line: WantedLine) => {
    if (buy === null) cart.remove([line]);
    else rewrite(lines.filter((wanted) => !isSame(wanted, line)));
  };
  const onPlaced = (
    { orderList }: OrderSubmitData,
    payment: ChosenPayment,
    bought: readonly WantedLine[],
  ) => {
    props.onPlaced(
      orderList.map(({ orderId }) => orderId),
      payment,
    );
    if (buy === null) cart.remove(bought);
  };
  const priceOf = (line: WantedLine) => {
    const item = buy === null ? checked.find((wanted) => lineKey(wanted) === lineKey(line)) : undefined;
    return item && unitPriceOf(item, line.count);
  };
  if (lines.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<ShoppingBag size={40} />}
          level="h1"
          title={t('nothing.title')}
          text={t('nothing.text')}
          actions={
            <Button variant="contained" onClick={() => port?.open()}>
              {t('nothing.action')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <Checkout
        lines={lines}
        addressChoice={(chosenId, onChoose) => <AddressChoice chosenId={chosenId} onChoose={onChoose} />}
        passwordSetup={(onSet) => <LazySetFundPassword onSet={onSet} autoFocus={false} />}
        priceOf={priceOf}
        maxBuy={maxBuy}
        onFix={onFix}
        onRemove={onRemove}
        onPlaced={onPlaced}
      />
    </>
  );
}
