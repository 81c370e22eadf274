import styled from '@emotion/styled';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--radius);
  background: var(--brand-tint);
  color: var(--ink);
  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--brand);
  }
  & > .words {
    flex: 1;
    min-inline-size: 0;
  }
  &[data-tone='warn'] {
    background: var(--warn-tint);
  }
  &[data-tone='warn'] > svg {
    color: var(--warn);
  }
`;

/** Something worth knowing that stays on the page. */
export const Notice = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: 'plain' | 'warn';
  readonly children: ReactNode;
}) => (
  <Root data-tone={tone}>
    {tone === 'warn' ? <CircleAlert size={18} aria-hidden /> : <Info size={18} aria-hidden />}
    <div className="words">{children}</div>
  </Root>
);
