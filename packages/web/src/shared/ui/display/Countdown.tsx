import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../i18n/format.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  & b {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & b > span {
    min-inline-size: 26px;
    padding-inline: 4px;
    border-radius: 5px;
    background: var(--mui-palette-text-primary);
    color: var(--mui-palette-background-paper);
    font-size: 13px;
    line-height: 22px;
    text-align: center;
  }
`;

const parts = (ms: number): readonly number[] => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
};

/** The remaining time in digits. Its accessible name is the end time, which does not change each second. */
export function Countdown({ label, until }: { readonly label: string; readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Root>
      {label}
      <b role="img" aria-label={formatMoment(until)} dir="ltr">
        {parts(until - now).map((part, index) => (
          <span key={index}>{String(part).padStart(2, '0')}</span>
        ))}
      </b>
    </Root>
  );
}
