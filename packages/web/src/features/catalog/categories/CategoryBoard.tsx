import styled from '@emotion/styled';
import type { CategoryBranch } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../shared/navigation/paths.ts';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  & > li {
    display: flex;
    flex-direction: column;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    overflow: hidden;
  }
  & .head {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 16px;
  }
  & .head:hover h2 {
    color: var(--mui-palette-primary-main);
  }
  & .head .picture {
    flex: none;
    inline-size: 72px;
    border-radius: var(--mui-shape-borderRadius);
  }
  & h2 {
    font-size: 18px;
    line-height: 26px;
  }
  & .head span {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
    padding: 0 16px 16px;
  }
  & ul a {
    display: grid;
    justify-items: center;
    align-content: start;
    block-size: 100%;
    gap: 6px;
    padding: 10px 2px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-default);
    font-size: 13px;
    line-height: 18px;
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & ul a:hover {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & ul .picture {
    inline-size: 48px;
    border-radius: var(--mui-shape-borderRadius);
  }
  @media (width < 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    & .head {
      gap: 12px;
      padding: 12px;
    }
    & .head .picture {
      inline-size: 56px;
    }
    & h2 {
      font-size: 16px;
      line-height: 24px;
    }
    & ul {
      padding: 0 12px 12px;
    }
    & ul a {
      hyphens: auto;
    }
  }
`;

/** All categories with their subcategories. */
export function CategoryBoard({ tree }: { readonly tree: readonly CategoryBranch[] }) {
  const { t } = useTranslation('catalog');
  return (
    <Grid>
      {tree.map((branch) => (
        <li key={branch.categoryId}>
          <Link className="head" to={categoryPath(branch.categoryId)}>
            <Picture className="picture" src={branch.iconImg} alt="" width={72} />
            <div>
              <h2>{branch.name}</h2>
              <span>
                {branch.goodsNum === undefined ? branch.des : t('goodsCount', { count: branch.goodsNum })}
              </span>
            </div>
          </Link>
          {branch.subList.length > 0 && (
            <ul>
              {branch.subList.map((sub) => (
                <li key={sub.categoryId}>
                  <Link to={categoryPath(sub.categoryId)}>
                    <Picture className="picture" src={sub.iconImg} alt="" width={48} />
                    {sub.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Grid>
  );
}
