import styled from '@emotion/styled';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Logo } from '../../../shared/ui/display/Logo.tsx';

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: 24px;
  block-size: 64px;
  padding-inline: 20px;
  border-block-end: 1px solid var(--mui-palette-divider);
  background: var(--mui-palette-background-paper);
  & > a {
    display: flex;
    align-items: center;
    gap: 4px;
    border-radius: 8px;
  }
  & > .shop {
    margin-inline-start: auto;
    padding: 8px 12px;
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
`;

/** The header of the chat with stores, which opens in its own window. */
export function ChatHeader(_props: { readonly pathname: string }) {
  const { t } = useTranslation();
  return (
    <Root>
      <Link to={paths.index} aria-label={t('nav.logo')}>
        <Logo />
      </Link>
      <Link className="shop" to={paths.index}>
        <ChevronLeft className="flips" size={16} aria-hidden />
        {t('toShop')}
      </Link>
    </Root>
  );
}
