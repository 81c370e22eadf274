import styled from '@emotion/styled';
import { formatRating } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const Root = styled.span`
  display: inline-block;
  position: relative;
  font-size: var(--size);
  line-height: 1;
  letter-spacing: 1px;
  color: var(--mui-palette-faded);
  white-space: nowrap;
  vertical-align: -1px;
  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    overflow: hidden;
    color: var(--mui-palette-rating);
  }
`;

/** A score of 0 to 5 as stars, in words for those who do not see them. */
export function Stars({ rating, size = 13 }: { readonly rating: number; readonly size?: number }) {
  const { t } = useTranslation('goods');
  return (
    <Root
      role="img"
      aria-label={t('stars', { rating: formatRating(rating) })}
      style={{ ['--size' as string]: `${size}px` }}
    >
      ★★★★★
      <span style={{ inlineSize: `${(rating / 5) * 100}%` }}>★★★★★</span>
    </Root>
  );
}
