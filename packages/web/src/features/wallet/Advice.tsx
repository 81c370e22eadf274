import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const Root = styled(Card)<{ readonly component: 'aside' }>`
  padding: 20px;
  & h2 {
    margin-block-end: 12px;
    font-size: 16px;
    line-height: 24px;
  }
  & ul {
    display: grid;
    gap: 14px;
  }
  & li {
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 12px;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  & svg {
    margin-block-start: 1px;
    color: var(--mui-palette-primary-main);
  }
`;

export interface Hint {
  readonly icon: LucideIcon;
  readonly text: string;
}

/** Hints beside a form. */
export function Advice({ hints }: { readonly hints: readonly Hint[] }) {
  const { t } = useTranslation('wallet');
  return (
    <Root component="aside" aria-label={t('advice.title')}>
      <h2>{t('advice.title')}</h2>
      <ul>
        {hints.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={18} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </Root>
  );
}
