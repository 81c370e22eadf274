import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeskSettingList } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { SearchBox } from '../../shared/list/SearchBox.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { choicesOf, choiceText } from './choices.ts';
import { groupOf, isListed, SETTING_GROUPS } from './groups.ts';
import { factsOf } from './leaves.ts';
import { pathName, type Setting, SettingDialog, settingName } from './SettingDialog.tsx';

function valueText({ code, kind, value }: Setting): string {
  if (choicesOf({ code, kind })) return choiceText(value);
  if (kind !== 'json') return value || '–';
  const texts = factsOf(value).map(({ path, text }) => `${pathName(path)} ${text}`);
  return texts.join(' · ') || '–';
}

type Edit = (setting: Setting, isReset: boolean) => void;

function Row({ setting, onEdit }: { readonly setting: Setting; readonly onEdit: Edit }) {
  const { code, value, standard, changedAt, changedBy } = setting;
  const isChanged = value !== standard;
  return (
    <Box sx={{ p: 2, borderBlockEnd: 1, borderColor: 'divider', '&:last-of-type': { borderBlockEnd: 0 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 600 }}>{settingName(code)}</Typography>
            {isChanged && <Chip size="small" label={t('settings.changed')} />}
          </Stack>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{valueText(setting)}</Typography>
          {changedBy !== null && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {changedBy} · {formatMoment(changedAt)}
            </Typography>
          )}
        </Box>
        <Stack direction={{ xs: 'column-reverse', sm: 'row' }} sx={{ gap: 1, flexShrink: 0 }}>
          {isChanged && (
            <Button size="small" onClick={() => onEdit(setting, true)}>
              {t('settings.reset')}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('action.edit')}: ${settingName(code)}`}
            onClick={() => onEdit(setting, false)}
          >
            {t('action.edit')}
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}

/** The settings of the mall by group, each with its value and who changed it last. */
export function SettingsPage() {
  const state = useListState();
  const { data, error, refetch } = useDeskSettingList();
  const [edited, setEdited] = useState<{ readonly setting: Setting; readonly isReset: boolean }>();
  const keyword = (state.filters['keyword'] ?? '').toLowerCase();
  const found = data?.settings.filter(
    ({ code }) => isListed(code) && `${code} ${settingName(code)}`.toLowerCase().includes(keyword),
  );
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Typography variant="h1">{t('settings.title')}</Typography>
      <SearchBox
        hint={t('settings.search')}
        value={state.filters['keyword'] ?? ''}
        onSearch={(keyword) => state.set({ keyword })}
      />
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
          {t('list.failed')}
        </Alert>
      )}
      {!found && !error && <Skeleton variant="rounded" height={480} aria-busy />}
      {found?.length === 0 && <Typography>{t('list.noMatch')}</Typography>}
      {SETTING_GROUPS.map((group) => {
        const settings = found?.filter(({ code }) => groupOf(code) === group) ?? [];
        if (settings.length === 0) return null;
        return (
          <Box component="section" key={group}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {t(`settingGroup.${group}`)}
            </Typography>
            <Paper variant="outlined">
              {settings.map((setting) => (
                <Row
                  key={setting.code}
                  setting={setting}
                  onEdit={(_setting, isReset) => setEdited({ setting, isReset })}
                />
              ))}
            </Paper>
          </Box>
        );
      })}
      {edited && <SettingDialog {...edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  );
}
