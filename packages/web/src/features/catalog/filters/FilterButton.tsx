import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartPlaceholder, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';

const FilterSheet = lazyPart<FilterSheetProps>({
  load: async () => (await import('./FilterSheet.tsx')).FilterSheet,
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

/** Opens the filters on phones; wider windows show them beside the list. */
export function FilterButton(filters: Omit<FilterSheetProps, 'onClose'>) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<SlidersHorizontal size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, paddingInline: '10px' }}
      >
        {t('filters.title')}
      </Button>
      {open && <FilterSheet {...filters} onClose={() => setOpen(false)} />}
    </>
  );
}
