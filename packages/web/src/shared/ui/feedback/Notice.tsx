import styled from '@emotion/styled';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-primary-tint);
  color: var(--mui-palette-text-primary);
  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--mui-palette-primary-main);
  }
  & > .words {
    flex: 1;
    min-inline-size: 0;
  }
  &[data-tone='warn'] {
    background: var(--mui-palette-warning-tint);
  }
  &[data-tone='warn'] > svg {
    color: var(--mui-palette-warning-main);
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
