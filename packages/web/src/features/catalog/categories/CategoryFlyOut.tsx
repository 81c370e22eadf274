import styled from '@emotion/styled';
import type { CategoryBranch } from '@openmall/sdk';
import { useSellerGoodsList } from '@openmall/sdk/hooks';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { categoryPath, productPath } from '../../../shared/navigation/paths.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';

const Root = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(100% + 16px);
  inline-size: 728px;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px 24px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  box-shadow: var(--mui-elevation-high);
  overflow: hidden;
  /* Covers the gap to the rail, so that the pointer can cross it. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -17px;
    inline-size: 17px;
  }
  & > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }
  & h3 {
    font-size: 18px;
    line-height: 24px;
  }
  & header a {
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & header a:hover {
    text-decoration: underline;
  }
  & > .kinds {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 10px;
    overflow: auto;
    scrollbar-width: thin;
    padding: 2px;
    margin: -2px;
  }
  & > .kinds a {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
  }
  & > .kinds a:hover {
    border-color: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
  }
  & .tile {
    flex: none;
    inline-size: 48px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & > .sells {
    margin-block-start: auto;
  }
  & > .sells h4 {
    margin-block-end: 8px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
  }
  & > .sells ul {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 10px;
    min-block-size: 130px;
  }
  & > .sells a {
    display: grid;
    gap: 4px;
    border-radius: var(--mui-shape-borderRadius);
    font-weight: 600;
    color: var(--mui-palette-primary-main);
  }
  & > .sells .picture {
    border-radius: var(--mui-shape-borderRadius);
  }
  & > .sells a:hover {
    text-decoration: underline;
  }
`;

const inline = { query: { meta: { inline: true } } };

/** The subcategories and best-selling goods of a category. */
export function CategoryFlyOut({ category }: { readonly category: CategoryBranch }) {
  const { t } = useTranslation();
  const { data } = useSellerGoodsList(
    { categoryId: category.categoryId, isHot: '2', pageNum: 1, pageSize: 6 },
    inline,
  );
  return (
    <Root className="fly">
      <header>
        <h3>{category.name}</h3>
        <Link to={categoryPath(category.categoryId)}>{t('nav.allOf', { name: category.name })}</Link>
      </header>
      <ul className="kinds">
        {category.subList.map((sub) => (
          <li key={sub.categoryId}>
            <Link to={categoryPath(sub.categoryId)}>
              <Picture className="tile" src={sub.iconImg} alt="" width={48} />
              {sub.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="sells">
        <h4>{t('nav.bestSelling')}</h4>
        <ul>
          {data?.pageList.slice(0, 6).map((goods) => (
            <li key={goods.id}>
              <Link to={productPath(goods.id)} aria-label={goods.name} title={goods.name}>
                <Picture className="picture" src={goods.imgUrl1} alt="" width={104} />
                <Money value={goods.discountPrice ?? goods.sellingPrice} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
