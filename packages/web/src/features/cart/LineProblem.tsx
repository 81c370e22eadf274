import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { CartItem } from './cart-lines.ts';

const Text = styled.span`
  color: var(--mui-palette-error-main);
  font-size: 12px;
  line-height: 16px;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Why a line can't be ordered as it is, as far as this device knows; the checkout asks the server. */
export function LineProblem({ item }: { readonly item: CartItem }) {
  const { t } = useTranslation('cart');
  const { t: errorText } = useTranslation('errors');
  const { gone, stock, count } = item;
  if (gone) return <Text>{errorText(gone)}</Text>;
  if (stock === undefined || stock >= count) return null;
  return <Text>{stock === 0 ? t('soldOut') : t('few', { left: stock })}</Text>;
}
