import IconButton from '@mui/material/IconButton';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartPlaceholder, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';

interface SheetProps {
  readonly onClose: () => void;
}

const MobileMenuSheet = lazyPart<SheetProps>({
  load: async () => (await import('./MobileMenuSheet.tsx')).MobileMenuSheet,
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

/** On phones: the button that opens the pages of the store. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' }, gridArea: 'menu', marginInlineStart: '-12px', width: 44, height: 44 }}
      >
        <Menu size={24} aria-hidden />
      </IconButton>
      {open && <MobileMenuSheet onClose={() => setOpen(false)} />}
    </>
  );
}
