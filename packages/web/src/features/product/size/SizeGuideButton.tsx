import Button from '@mui/material/Button';
import type { GoodsSizeGuideRow } from '@openmall/sdk';
import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../shared/parts/lazy-dialog.tsx';
import type { SizeGuideProps } from './SizeGuideDialog.tsx';

const SizeGuideDialog = lazyDialog<SizeGuideProps>(
  async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog,
);

interface Props {
  readonly attribute: string;
  readonly rows: readonly GoodsSizeGuideRow[];
  readonly chosen: string | undefined;
}

/** Opens the size guide. */
export function SizeGuideButton(guide: Props) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        startIcon={<Ruler size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ paddingInline: '10px' }}
      >
        {t('size.guide')}
      </Button>
      <SizeGuideDialog {...guide} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
