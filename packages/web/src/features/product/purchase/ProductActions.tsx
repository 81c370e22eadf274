import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { GoodsDetails } from '@openmall/sdk';
import { Heart, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { useFavourite } from '../../../shared/goods/use-favourite.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';

/** The icons, not their buttons, are aligned with the box above. */
const Root = styled('div')({ display: 'flex', gap: 8, marginInlineStart: -12 });

const ActionButton = styled(Button)({
  paddingInline: 12,
  color: 'var(--mui-palette-text-secondary)',
  '&:hover, &[aria-pressed="true"]': { color: 'var(--mui-palette-primary-main)' },
});

/** The buttons to save goods as a favourite and to copy their link. */
export function ProductActions({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const { kept: isFavourite, toggle } = useFavourite(goods);
  const share = async () => {
    if (await copyText(window.location.href)) toast.success(t('shared'));
    else toast.error(t('notCopied', { ns: 'common' }));
  };
  return (
    <Root>
      <ActionButton
        aria-pressed={isFavourite}
        onClick={toggle}
        startIcon={<Heart size={18} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />}
      >
        {isFavourite ? t('kept') : t('keep')}
      </ActionButton>
      <ActionButton onClick={share} startIcon={<Link2 size={18} aria-hidden />}>
        {t('share')}
      </ActionButton>
    </Root>
  );
}
