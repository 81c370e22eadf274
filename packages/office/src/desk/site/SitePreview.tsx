import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskSiteTheme } from '@openmall/sdk/desk';
import { countryName } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import type { SiteValues } from './site-values.ts';

/** Used where the server has no built store. */
const PLAIN = { brand: '#0a7a5c', deep: '#0b2f26' };

interface Props {
  readonly values: SiteValues;
  readonly theme: DeskSiteTheme | undefined;
}

/** Header and footer as the store will show them. */
export function SitePreview({ values, theme }: Props) {
  const { name, about, company, address, country, register, email } = values;
  const { brand, deep } = theme ?? PLAIN;
  const legal = [company, address, country && countryName(country)].filter(Boolean).join(', ');
  return (
    <Paper component="section" variant="outlined" aria-label={t('bulk.preview')} sx={{ overflow: 'hidden' }}>
      <Stack direction="row" sx={{ gap: 1.5, p: 2, alignItems: 'center' }}>
        <Box
          aria-hidden
          sx={{ inlineSize: 32, blockSize: 32, borderRadius: 1, bgcolor: brand, flexShrink: 0 }}
        />
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Stack>
      {about && (
        <Typography
          dir="auto"
          sx={{ px: 2, pb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {about}
        </Typography>
      )}
      <Stack sx={{ gap: 0.5, p: 2, bgcolor: deep, color: '#fff', overflowWrap: 'anywhere' }}>
        <Typography dir="auto">{legal}</Typography>
        {register && <Typography dir="auto">{register}</Typography>}
        <Typography dir="auto">{email}</Typography>
      </Stack>
    </Paper>
  );
}
