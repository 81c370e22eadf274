import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useStore } from '../../../shared/state/use-store.ts';
import { Chip } from '../../../shared/ui/input/Chip.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx';
import { searchHistory } from './search-history.ts';

/** What was searched for lately, as tags: again, away, or all away after a question. */
export function SearchHistory({ onChoose }: { readonly onChoose: (keyword: string) => void }) {
  const { t } = useTranslation();
  const words = useStore(searchHistory.store);
  const [asking, setAsking] = useState(false);
  if (words.length === 0) return null;
  return (
    <>
      <div className="head">
        {t('search.history')}
        <button type="button" onClick={() => setAsking(true)}>
          <Trash2 size={14} aria-hidden /> {t('search.clearAll')}
        </button>
      </div>
      <div className="tags">
        {words.map((word) => (
          <Chip
            key={word}
            label={word}
            onChoose={() => onChoose(word)}
            onRemove={() => searchHistory.remove(word)}
          />
        ))}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('search.clearTitle')}
        action={t('search.clearAll')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          searchHistory.clear();
        }}
      >
        {t('search.clearText')}
      </ConfirmDialog>
    </>
  );
}
