import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { searchGoodsPath, searchStorePath } from '../../../shared/navigation/paths.ts';

const Root = styled.nav`
  display: flex;
  gap: 32px;
  margin-block-end: 20px;
  border-block-end: 1px solid var(--mui-palette-divider);
  & a {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    block-size: 44px;
    color: var(--mui-palette-text-secondary);
    font-size: 15px;
    border-radius: 4px;
  }
  & a:hover {
    color: var(--mui-palette-text-primary);
  }
  & a[aria-current] {
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
  & a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 2px;
    background: var(--mui-palette-primary-main);
  }
  & span {
    color: var(--mui-palette-text-tertiary);
    font-weight: 400;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  readonly keyword: string;
  readonly chosen: 'goods' | 'stores';
  readonly goods?: number | undefined;
  readonly stores?: number | undefined;
}

/** Links between the goods and stores of a keyword. They are two pages, so links rather than tabs. */
export function ResultTabs({ keyword, chosen, goods, stores }: Props) {
  const { t } = useTranslation('search');
  return (
    <Root aria-label={t('tabs.label')}>
      <Link to={searchGoodsPath(keyword)} aria-current={chosen === 'goods' ? 'page' : undefined}>
        {t('tabs.goods')}
        {goods !== undefined && <span>{goods}</span>}
      </Link>
      <Link to={searchStorePath(keyword)} aria-current={chosen === 'stores' ? 'page' : undefined}>
        {t('tabs.stores')}
        {stores !== undefined && <span>{stores}</span>}
      </Link>
    </Root>
  );
}
