import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  minHeight: 56,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));

/** Keeps the end of the page clear of the bar. */
const Space = styled('div')({ height: 'calc(56px + env(safe-area-inset-bottom))' });

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="outlined" size="small" onClick={onRetry} sx={{ placeSelf: 'center' }}>
      {t('failed.retry')}
    </Button>
  );
}

const BottomLinks = lazyPart({
  load: async () => (await import('./BottomLinks.tsx')).BottomLinks,
  frame: <div aria-busy />,
  renderFailure: (_error, retry) => <Retry onRetry={retry} />,
});

/** The bar at the bottom edge of phones. Its content loads on phones only. */
export function PhoneBar() {
  const { t } = useTranslation();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (!isPhone) return null;
  return (
    <>
      <Space />
      <Bar aria-label={t('nav.bottom')}>
        <BottomLinks />
      </Bar>
    </>
  );
}
