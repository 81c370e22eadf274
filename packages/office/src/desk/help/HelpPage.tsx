import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskHelpPageRow } from '@openmall/sdk/desk';
import { useDeskHelpPageList } from '@openmall/sdk/desk/hooks';
import { Outlet, useNavigate } from 'react-router-dom';
import { t } from '../../shared/i18n/i18n.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { ContentRow } from '../content/ContentRow.tsx';
import { ContentRows } from '../content/ContentRows.tsx';
import { TOPICS, useTopicName } from './topics.ts';

function State({ page }: { readonly page: DeskHelpPageRow | undefined }) {
  if (!page) return null;
  return (
    <StateChip
      color={page.isHidden ? 'warning' : 'success'}
      label={t(page.isHidden ? 'content.hidden' : 'content.shown')}
    />
  );
}

const noteOf = (page: DeskHelpPageRow | undefined): string =>
  page
    ? `${page.title} · ${t('content.languageCount' as never, { count: page.languages.length })}`
    : t('content.helpOwn');

/** The information pages of the store, each with whether the mall has written it. */
export function HelpPage() {
  const navigate = useNavigate();
  const topicName = useTopicName();
  const { data, error, refetch } = useDeskHelpPageList();
  const pageOf = (id: string) => data?.pages.find(({ topic }) => topic === id);
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 880 }}>
      <Typography variant="h1">{t('content.help')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('content.helpHint')}</Typography>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
          {t('list.failed')}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={480} aria-busy />}
      {data && (
        <ContentRows rows={TOPICS.map((id) => ({ id }))}>
          {({ id }) => (
            <ContentRow
              title={topicName(id)}
              note={noteOf(pageOf(id))}
              chip={<State page={pageOf(id)} />}
              onOpen={() => void navigate(`/content/help/${id}`)}
            />
          )}
        </ContentRows>
      )}
      <Outlet />
    </Stack>
  );
}
