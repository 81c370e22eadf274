import Button from '@mui/material/Button';
import { MessageCircle } from 'lucide-react';
import { useAskStore } from './use-ask-store.ts';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly store: { readonly id: string; readonly name: string };
  /** The goods that the question is about. */
  readonly productId?: string;
  readonly size?: 'small' | 'medium';
}

/** Opens the chat with a store in its own window. */
export function ChatButton({ store, productId, size = 'medium' }: Props) {
  const { t } = useTranslation();
  const ask = useAskStore();
  return (
    <Button
      variant="outlined"
      size={size}
      sx={{ displayPrint: 'none' }}
      aria-label={t('askStoreNamed', { name: store.name })}
      startIcon={<MessageCircle size={16} aria-hidden />}
      onClick={() => ask({ partyid: store.id, name: store.name, productId })}
    >
      {t('askStore')}
    </Button>
  );
}
