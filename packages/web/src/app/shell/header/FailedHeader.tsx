import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Logo } from '../../../shared/ui/display/Logo.tsx';

interface Props {
  readonly height: number;
  readonly onRetry: () => void;
}

/** In place of a header that did not load: the way back to the shop, and another try. */
export function FailedHeader({ height, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <header
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 16,
        blockSize: height,
        paddingInline: 20,
        overflow: 'hidden',
      }}
    >
      <Link to={paths.index} aria-label={t('nav.logo')}>
        <Logo />
      </Link>
      <Button size="small" variant="outlined" onClick={onRetry} style={{ marginInlineStart: 'auto' }}>
        {t('failed.retry')}
      </Button>
    </header>
  );
}
