import styled from '@emotion/styled';

/** A small word on a tinted ground: a state or a property, never a control. */
export const Tag = styled.span<{ readonly tone?: 'plain' | 'brand' | 'good' | 'warn' | 'bad' }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding-inline: 6px;
  border-radius: 4px;
  font-size: 12px;
  line-height: 20px;
  white-space: nowrap;
  background: ${({ tone = 'plain' }) => ({ plain: 'var(--mui-palette-background-sunken)', brand: 'var(--mui-palette-primary-tint)', good: 'var(--mui-palette-success-tint)', warn: 'var(--mui-palette-warning-tint)', bad: 'var(--mui-palette-error-tint)' })[tone]};
  color: ${({ tone = 'plain' }) => ({ plain: 'var(--mui-palette-text-secondary)', brand: 'var(--mui-palette-primary-main)', good: 'var(--mui-palette-success-main)', warn: 'var(--mui-palette-warning-main)', bad: 'var(--mui-palette-error-main)' })[tone]};
`;
