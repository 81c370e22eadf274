import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Logo } from '../../../shared/ui/display/Logo.tsx';

interface Props {
  readonly height: number;
  readonly onRetry: () => void;
}

/** Replaces a header that failed to load: a link to the home page and a retry button. */
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
