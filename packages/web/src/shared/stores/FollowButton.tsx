import Button, { type ButtonProps } from '@mui/material/Button';
import type { Store } from '@openmall/sdk';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFollow } from './use-follow.ts';

interface Props extends Pick<ButtonProps, 'size' | 'sx'> {
  readonly store: Pick<Store, 'id' | 'isFocus' | 'focusNum' | 'name'>;
}

/** Follow, or followed. */
export function FollowButton({ store, size = 'small', sx }: Props) {
  const { t } = useTranslation('stores');
  const { followed, toggle } = useFollow(store);
  return (
    <Button
      size={size}
      sx={sx}
      variant="outlined"
      aria-pressed={followed}
      aria-label={t('follow.label', { name: store.name })}
      startIcon={followed ? <Check size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
      onClick={toggle}
    >
      {followed ? t('follow.on') : t('follow.off')}
    </Button>
  );
}
