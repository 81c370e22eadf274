import { formatDollars } from '@openmall/sdk/money';

/** A dollar figure: thousands separators, two decimals, truncated (spec §5). Always left to right, also in Arabic. */
export const Money = ({
  value,
  className,
}: {
  readonly value: number | string;
  readonly className?: string;
}) => (
  <bdi dir="ltr" className={className}>
    {formatDollars(value)}
  </bdi>
);
