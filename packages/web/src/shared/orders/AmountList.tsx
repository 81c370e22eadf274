import styled from '@emotion/styled';
import { compare, formatDollars } from '@openmall/sdk/money';
import { Money } from '../ui/display/Money.tsx';
import { SkeletonLine } from '../ui/feedback/SkeletonLine.tsx';

const List = styled.dl`
  display: grid;
  gap: 8px;
  transition: opacity var(--quick);
  &[data-large='true'] {
    gap: 10px;
  }
  &[data-stale='true'] {
    opacity: 0.6;
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  color: var(--mui-palette-text-secondary);
`;

const Value = styled.dd`
  color: var(--mui-palette-text-primary);
  font-variant-numeric: tabular-nums;
`;

const Discount = styled(Value)`
  color: var(--mui-palette-success-main);
`;

const Total = styled(Row)`
  align-items: baseline;
  margin-block-start: 4px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--mui-palette-divider);
  color: var(--mui-palette-text-primary);
  font-weight: 600;
  & > dd {
    font-size: 22px;
    line-height: 28px;
    letter-spacing: -0.01em;
  }
  [data-large='true'] > & {
    margin-block-start: 6px;
    padding-block-start: 16px;
  }
  [data-large='true'] > & > dd {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
`;

interface Amount {
  readonly label: string;
  /** A skeleton shows while it is undefined. */
  readonly value: string | number | undefined;
}

interface Props {
  readonly rows: readonly Amount[];
  readonly discount: Amount;
  /** Taken off after the discount. */
  readonly coupon?: Amount;
  readonly total: Amount;
  /** What was paid back of the total. */
  readonly refunded?: Amount;
  readonly large?: boolean;
  /** Fades amounts that are from before the last change. */
  readonly stale?: boolean;
}

/** An amount that is taken off. Zero is hidden. */
const TakenOff = ({ label, value = 0 }: Amount) =>
  Number(value) > 0 && (
    <Row>
      <dt>{label}</dt>
      <Discount>
        <bdi dir="ltr">−{formatDollars(value)}</bdi>
      </Discount>
    </Row>
  );

/** The amounts of an order and their total. Amounts of zero are hidden. */
export const AmountList = ({
  rows,
  discount,
  coupon,
  total,
  refunded,
  large = false,
  stale = false,
}: Props) => (
  <List data-large={large} data-stale={stale}>
    {rows
      .filter(({ value }) => value === undefined || compare(value, 0) !== 0)
      .map(({ label, value }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <Value>
            {value === undefined ? <SkeletonLine width={72} line={20} /> : <Money value={value} />}
          </Value>
        </Row>
      ))}
    <TakenOff {...discount} />
    {coupon && <TakenOff {...coupon} />}
    <Total>
      <dt>{total.label}</dt>
      <Value>
        {total.value === undefined ? <SkeletonLine width={72} line={36} /> : <Money value={total.value} />}
      </Value>
    </Total>
    {refunded && <TakenOff {...refunded} />}
  </List>
);
