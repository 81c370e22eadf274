import { formatDollars } from '@openmall/sdk/money';
import { Sentence } from '../../i18n/Sentence.tsx';

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

/** A sentence about a sum; `text` puts `{{amount}}` between `<sum>` marks, where its language wants it. */
export const AboutMoney = ({
  text,
  value,
}: {
  readonly text: (amount: string) => string;
  readonly value: number | string;
}) => (
  <Sentence text={text(formatDollars(value))} parts={{ sum: (amount) => <bdi dir="ltr">{amount}</bdi> }} />
);
