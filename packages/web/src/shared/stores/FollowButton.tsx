import Button from '@mui/material/Button';
import type { Store } from '@openmall/sdk';
import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFollow } from './use-follow.ts';

interface Props {
  readonly store: Pick<Store, 'id' | 'isFocus' | 'focusNum' | 'name'>;
  readonly size?: 'small' | 'medium' | 'large';
}

/** Follow, or followed. */
export function FollowButton({ store, size = 'small' }: Props) {
  const { t } = useTranslation('stores');
  const { followed, toggle } = useFollow(store);
  return (
    <Button
      size={size}
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
