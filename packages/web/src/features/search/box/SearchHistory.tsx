import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useStore } from '../../../shared/state/use-store.ts';
import { Chip } from '../../../shared/ui/input/Chip.tsx';
import { searchHistory } from './search-history.ts';

interface Props {
  readonly onChoose: (keyword: string) => void;
  /** Asks whether to delete them all. */
  readonly onClear: () => void;
}

/** The latest searches as chips: search again, remove one, or remove all. */
export function SearchHistory({ onChoose, onClear }: Props) {
  const { t } = useTranslation();
  const keywords = useStore(searchHistory.store);
  if (keywords.length === 0) return null;
  return (
    <>
      <div className="head">
        {t('search.history')}
        <button type="button" onClick={onClear}>
          <Trash2 size={14} aria-hidden /> {t('search.clearAll')}
        </button>
      </div>
      <div className="tags">
        {keywords.map((keyword) => (
          <Chip
            key={keyword}
            label={keyword}
            onChoose={() => onChoose(keyword)}
            onRemove={() => searchHistory.remove(keyword)}
          />
        ))}
      </div>
    </>
  );
}
