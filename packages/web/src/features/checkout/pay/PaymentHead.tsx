import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { HandlingFee } from './HandlingFee.tsx';

const Root = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  border-radius: 44px;
  &[data-color='primary'] {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  &[data-color='success'] {
    background: var(--mui-palette-success-tint);
    color: var(--mui-palette-success-main);
  }
  &[data-color='warning'] {
    background: var(--mui-palette-warning-tint);
    color: var(--mui-palette-warning-main);
  }
`;

const Title = styled.h1`
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

const Total = styled(Money)`
  margin-block: 8px;
  font-size: 32px;
  line-height: 40px;
  font-weight: 600;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Text = styled.p`
  max-inline-size: 460px;
  color: var(--mui-palette-text-secondary);
  text-wrap: pretty;
`;

const MARK_GAP_PX = 20;

interface Props {
  readonly color: 'primary' | 'success' | 'warning';
  readonly icon: ReactNode;
  readonly title: string;
  readonly total: string;
  readonly fee: string;
  readonly text: string;
  /** Pixels between the lines. */
  readonly gap: number;
  readonly role?: 'status';
}

/** The state of a payment: icon, title, total with its fee, and what comes next. */
export const PaymentHead = ({ color, icon, title, total, fee, text, gap, role }: Props) => (
  <Root role={role} style={{ gap }}>
    <Mark data-color={color} style={{ marginBlockEnd: MARK_GAP_PX - gap }} aria-hidden>
      {icon}
    </Mark>
    <Title>{title}</Title>
    <Total value={total} />
    <HandlingFee fee={fee} />
    <Text>{text}</Text>
  </Root>
);
