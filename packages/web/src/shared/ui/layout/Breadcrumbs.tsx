import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly to?: string;
}

/** The breadcrumbs of the page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <MuiBreadcrumbs
      aria-label={t('breadcrumbs')}
      separator={<ChevronRight className="flips" size={14} aria-hidden />}
    >
      {crumbs.map(({ label, to }, index) =>
        to ? (
          <Link
            key={index}
            href={to}
            color="inherit"
            underline="hover"
            noWrap
            sx={{
              display: 'block',
              // A cut text also cuts its hit area, so the padding has to make it tall enough for a thumb.
              paddingBlock: { xs: '12px', md: 0 },
              marginBlock: { xs: '-12px', md: 0 },
              paddingInline: { xs: '8px', md: 0 },
              marginInline: { xs: '-8px', md: 0 },
              minWidth: { xs: 44, md: 0 },
              maxWidth: { xs: '40vw', md: 'none' },
            }}
          >
            {label}
          </Link>
        ) : (
          <Typography
            key={index}
            aria-current="page"
            dir="auto"
            noWrap
            variant="inherit"
            sx={{ color: 'text.primary', maxWidth: { md: 520 } }}
          >
            {label}
          </Typography>
        ),
      )}
    </MuiBreadcrumbs>
  );
}
