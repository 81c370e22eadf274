import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Root = styled.a`
  position: fixed;
  z-index: 60;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  padding: 12px 20px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-text-primary);
  color: var(--mui-palette-background-paper);
  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;

/** The first link of a page: skips the header. */
export function SkipLink() {
  const { t } = useTranslation();
  return <Root href="#main">{t('skip')}</Root>;
}
