import Stack from '@mui/material/Stack';
import { t } from '../../../shared/i18n/i18n.ts';
import { MomentField } from './MomentField.tsx';

interface Props {
  readonly from: string;
  readonly until: string;
  readonly hint?: string;
  /** Why it cannot be saved, by field. */
  readonly problemOf: (name: 'from' | 'until') => string | undefined;
  readonly onChange: (name: 'from' | 'until', moment: string) => void;
}

/** When the store begins and stops to show something. */
export const PeriodFields = ({ from, until, hint, problemOf, onChange }: Props) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
    <MomentField
      label={t('content.from')}
      value={from}
      {...(hint !== undefined && { hint })}
      problem={problemOf('from')}
      onChange={(moment) => onChange('from', moment)}
    />
    <MomentField
      label={t('content.until')}
      value={until}
      problem={problemOf('until')}
      onChange={(moment) => onChange('until', moment)}
    />
  </Stack>
);
