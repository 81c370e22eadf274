import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskAuditRow } from '@openmall/sdk/desk';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { Section } from '../../shared/ui/Facts.tsx';

export const actionName = (action: string): string => textOr(`auditAction.${action}`, action);

/** What staff have done with a record, the newest first. */
export const History = ({ rows }: { readonly rows: readonly DeskAuditRow[] }) => (
  <Section title={t('audit.history')}>
    {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('audit.never')}</Typography>}
    {rows.map(({ id, act: action, actor, at, reason }) => (
      <Box key={id} sx={{ py: 1, borderBlockEnd: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 600 }}>{actionName(action)}</Typography>
        {reason !== '' && <Typography>{reason}</Typography>}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {actor} · {formatMoment(at)}
        </Typography>
      </Box>
    ))}
  </Section>
);
