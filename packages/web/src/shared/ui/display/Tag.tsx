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
  background: ${({ tone = 'plain' }) => ({ plain: 'var(--sunken)', brand: 'var(--brand-tint)', good: 'var(--good-tint)', warn: 'var(--warn-tint)', bad: 'var(--bad-tint)' })[tone]};
  color: ${({ tone = 'plain' }) => ({ plain: 'var(--ink-soft)', brand: 'var(--brand)', good: 'var(--good)', warn: 'var(--warn)', bad: 'var(--bad)' })[tone]};
`;
