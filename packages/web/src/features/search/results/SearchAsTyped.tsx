import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { searchAsTypedPath } from '../../../shared/navigation/paths.ts';

const Root = styled.p`
  margin-block: -12px 16px;
  overflow-wrap: anywhere;
  & a {
    display: inline-block;
    padding-block: 4px;
    border-radius: 4px;
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (width < 900px) {
    margin-block: -8px 8px;
    & a {
      padding-block: 12px;
    }
  }
`;

/** Under the results of a corrected keyword: a link that searches the keyword as it was typed. */
export function SearchAsTyped({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation('search');
  return (
    <Root>
      <Link to={searchAsTypedPath(keyword)}>{t('corrected.instead', { keyword })}</Link>
    </Root>
  );
}
