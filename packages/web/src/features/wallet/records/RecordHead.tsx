import styled from '@emotion/styled';
import type { WalletRecordStatus } from '@openmall/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, stateKey } from './StatusTag.tsx';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 20px 24px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-default);
  text-align: center;
  & > .figure {
    font-size: 28px;
    line-height: 36px;
    font-weight: 600;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    max-inline-size: 400px;
    color: var(--mui-palette-text-secondary);
    text-wrap: balance;
  }
`;

interface Props {
  readonly kind: 'recharges' | 'withdrawals';
  readonly state: WalletRecordStatus;
  readonly figure: ReactNode;
  /** The mall's reason for a failure. */
  readonly reason: string | null | undefined;
}

/** The amount and status of a record, and what happens next. */
export function RecordHead({ kind, state, figure, reason }: Props) {
  const { t } = useTranslation('wallet');
  return (
    <Root role="status">
      <span className="figure">{figure}</span>
      <StatusTag state={state} />
      <p>{(state === 2 && reason) || t(`${kind}.about.${stateKey(state)}`)}</p>
    </Root>
  );
}
