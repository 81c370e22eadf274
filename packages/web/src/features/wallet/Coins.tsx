import { formatCoin } from '@openmall/sdk/money';

interface Props {
  readonly value: string | number;
  readonly coin: string;
  readonly className?: string;
}

/** An amount of a coin with all its decimals, always left to right. */
export const Coins = ({ value, coin, className }: Props) => (
  <bdi dir="ltr" className={className}>
    {formatCoin(value)} {coin}
  </bdi>
);
