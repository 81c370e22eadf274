import styled from '@emotion/styled';
import type { Goods } from '@openmall/sdk';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

const Grid = styled.ul`
  --gap: 16px;
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(168px, calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns))), 1fr)
  );
  gap: var(--gap);
  @media (width < 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (width < 900px) {
    --gap: 10px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;

interface Props {
  readonly goods: readonly Goods[];
  readonly columns?: number;
  /** The number of cards that are visible without scrolling. */
  readonly first?: number;
}

/** Cards side by side, as many as fit up to `columns`. */
export const ProductGrid = ({ goods, columns = 6, first = 0 }: Props) => (
  <Grid style={{ ['--columns' as string]: columns }}>
    {goods.map((product, index) => (
      <li key={product.id}>
        <ProductCard goods={product} first={index < first} />
      </li>
    ))}
  </Grid>
);

/** The skeleton of the grid. */
export const ProductGridSkeleton = ({
  count,
  columns = 6,
}: {
  readonly count: number;
  readonly columns?: number;
}) => (
  <Grid style={{ ['--columns' as string]: columns }} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <ProductCardSkeleton />
      </li>
    ))}
  </Grid>
);
