import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { fromWireTime, type WalletRecordStatus } from '@openmall/sdk';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Facts, type Fact } from '../../../shared/ui/display/Facts.tsx';
import { useRefreshWhenSettled } from './record-queries.ts';
import { RecordHead } from './RecordHead.tsx';

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

interface WalletRecord {
  readonly order_no: string;
  readonly number?: string;
  readonly state: WalletRecordStatus;
  readonly failure_msg?: string | null | undefined;
  readonly create_time: string;
  readonly reviewTime?: string | null | undefined;
}

interface Content {
  readonly figure: ReactNode;
  /** A button below the figure. */
  readonly action?: ReactNode;
  /** Facts between the serial number and the times. */
  readonly facts: readonly Fact[];
  readonly createdLabel: string;
  /** A picture below the facts. */
  readonly picture?: ReactNode;
}

interface Props<Item extends WalletRecord> {
  readonly kind: 'recharges' | 'withdrawals';
  readonly query: {
    readonly data: Item | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly contentOf: (item: Item) => Content;
}

/** The details of a recharge or withdrawal, with all states of its query. */
export function RecordDetail<Item extends WalletRecord>({ kind, query, contentOf }: Props<Item>) {
  const { t } = useTranslation('wallet');
  const { data, error, refetch } = query;
  useRefreshWhenSettled(data && [data]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} minHeight={320} />;
  if (!data) return <Skeleton height={420} />;
  const { figure, action, facts, createdLabel, picture } = contentOf(data);
  const { order_no, number = order_no, state, failure_msg, create_time, reviewTime } = data;
  const serial = (
    <>
      <bdi dir="ltr">{number}</bdi> <CopyButton text={number} label={t('fact.copySerial')} />
    </>
  );
  return (
    <Root>
      <RecordHead kind={kind} state={state} figure={figure} reason={failure_msg} />
      {action}
      <Facts
        facts={[
          { label: t('fact.serial'), value: serial },
          ...facts,
          { label: createdLabel, value: formatMoment(fromWireTime(create_time)) },
          { label: t('fact.settled'), value: reviewTime && formatMoment(fromWireTime(reviewTime)) },
        ]}
      />
      {picture}
    </Root>
  );
}
