import { formatCoin } from '@openmall/sdk/money';

interface Props {
  readonly value: string | number;
  readonly coin: string;
  readonly className?: string;
}

/** A quantity of a coin with all its decimals. Always left to right, also in Arabic. */
export const Coins = ({ value, coin, className }: Props) => (
  <bdi dir="ltr" className={className}>
    {formatCoin(value)} {coin}
  </bdi>
);
