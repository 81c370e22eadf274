import Button from '@mui/material/Button';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartPlaceholder, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import type { List } from '../use-list-state.ts';
import type { SortSheetProps } from './SortSheet.tsx';

const SortSheet = lazyPart<SortSheetProps>({
  load: async () => (await import('./SortSheet.tsx')).SortSheet,
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

/** Shows the sort order on phones and opens the choice. */
export function SortButton({ list }: { readonly list: List }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const { sort } = list.state;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${t('sort.label')}: ${t(`sort.${sort}`)}`}
        startIcon={<ArrowUpDown size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ flex: '0 1 auto', paddingInline: '10px' }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{t(`sort.${sort}`)}</span>
      </Button>
      {open && (
        <SortSheet
          chosen={sort}
          onChoose={(chosen) => list.change({ sort: chosen })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
