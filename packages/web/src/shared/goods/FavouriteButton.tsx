import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Goods } from '@openmall/sdk';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFavourite } from './use-favourite.ts';

const Root = styled(ButtonBase)`
  inline-size: 44px;
  block-size: 44px;
  border-radius: 22px;
  color: var(--mui-palette-text-primary);
  & > span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 16px;
    background: color-mix(in srgb, var(--mui-palette-background-paper) 88%, transparent);
    transition: transform var(--quick);
  }
  &:hover > span {
    transform: scale(1.08);
    color: var(--mui-palette-primary-main);
  }
  &[aria-pressed='true'] {
    color: var(--mui-palette-primary-main);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

/** The heart on a picture. */
export function FavouriteButton({
  goods,
  className,
}: {
  readonly goods: Pick<Goods, 'id' | 'isKeep' | 'name'>;
  readonly className?: string;
}) {
  const { t } = useTranslation('goods');
  const { kept, toggle } = useFavourite(goods);
  return (
    <Root
      className={className}
      aria-pressed={kept}
      aria-label={t('keep.label', { name: goods.name })}
      onClick={toggle}
    >
      <span>
        <Heart size={18} aria-hidden />
      </span>
    </Root>
  );
}
