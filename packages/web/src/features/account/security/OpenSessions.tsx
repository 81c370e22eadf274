import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { fromWireTime, type OpenSession } from '@openmall/sdk';
import { useLocaluserEndSessions, useLocaluserSessions } from '@openmall/sdk/hooks';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import '../../../shared/themes/late/chips.ts';

const Root = styled.section`
  display: grid;
  gap: 16px;
  max-inline-size: 560px;
  margin-block-start: 32px;
`;

const Title = styled.h2`
  font-size: 16px;
  line-height: 24px;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-block-size: 72px;
  padding: 12px 24px;
  & + & {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  @media (width < 900px) {
    padding-inline: 16px;
  }
`;

const Body = styled.div`
  flex: 1 1 140px;
  min-inline-size: 0;
`;

const Since = styled.p`
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  line-height: 18px;
`;

const phones: ReadonlySet<string | null> = new Set(['Android', 'iOS']);

interface RowProps {
  readonly session: OpenSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { t } = useTranslation('security');
  const { browser, system, createTime, isCurrent } = session;
  const Icon = phones.has(system) ? Smartphone : Monitor;
  const name = [browser ?? t('sessions.unknown'), ...(system === null ? [] : [system])].join(' · ');
  return (
    <Row>
      <Icon size={20} aria-hidden />
      <Body>
        <bdi>{name}</bdi>
        <Since>{t('sessions.since', { date: formatMoment(fromWireTime(createTime)) })}</Since>
      </Body>
      {isCurrent ? (
        <Chip size="small" color="success" variant="outlined" label={t('sessions.current')} />
      ) : (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={`${t('sessions.end')}: ${name}`}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}

/** Where the buyer is signed in, with a button to sign out one place, or all others. */
export function OpenSessions() {
  const { t } = useTranslation('security');
  const sessions = useLocaluserSessions({ query: { meta: { inline: true } } });
  const end = useLocaluserEndSessions();
  const endSessions = (sessionId?: string) =>
    end.mutate({ params: { sessionId } }, { onSuccess: () => toast.success(t('sessions.ended')) });
  const content = () => {
    if (sessions.data)
      return (
        <Card component="ul">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={end.isPending}
              onEnd={() => endSessions(session.id)}
            />
          ))}
        </Card>
      );
    return sessions.isError ? (
      <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} minHeight={160} />
    ) : (
      <div aria-busy>
        <Skeleton height={96} />
      </div>
    );
  };
  return (
    <Root aria-labelledby="open-sessions">
      <Title id="open-sessions">{t('sessions.title')}</Title>
      {content()}
      {sessions.data?.some(({ isCurrent }) => !isCurrent) && (
        <Button
          variant="outlined"
          color="error"
          disabled={end.isPending}
          onClick={() => endSessions()}
          sx={{ justifySelf: 'start' }}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </Root>
  );
}
