import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { fromWireTime, type SecurityEvent } from '@openmall/sdk';
import { useLocaluserSecurityEvents } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';

const Root = styled.section`
  display: grid;
  gap: 16px;
  max-inline-size: 560px;
  margin-block-start: 32px;
`;

const Heading = styled.div`
  display: grid;
  gap: 4px;
`;

const Title = styled.h2`
  font-size: 16px;
  line-height: 24px;
`;

const Quiet = styled.p`
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  line-height: 18px;
`;

const Row = styled.li`
  padding: 12px 24px;
  & + & {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  @media (width < 900px) {
    padding-inline: 16px;
  }
`;

/** A long list stays within the page, and can be scrolled by keyboard. */
const List = styled(Card)`
  max-block-size: 420px;
  overflow-y: auto;
` as typeof Card;

function EventRow({ kind, browser, system, createTime }: SecurityEvent) {
  const { t } = useTranslation('security');
  const device = [browser, system].filter((name) => name !== null).join(' · ');
  return (
    <Row>
      {t(`events.kind.${kind}`)}
      <Quiet>
        {formatMoment(fromWireTime(createTime))}
        {device !== '' && (
          <>
            {' · '}
            <bdi>{device}</bdi>
          </>
        )}
      </Quiet>
    </Row>
  );
}

/** What happened to the account lately, so that its owner notices what somebody else did. */
export function SecurityEvents() {
  const { t } = useTranslation('security');
  const events = useLocaluserSecurityEvents({ query: { meta: { inline: true } } });
  const content = () => {
    if (events.data?.length === 0) return <Quiet>{t('events.none')}</Quiet>;
    if (events.data)
      return (
        <List component="ul" tabIndex={0} aria-labelledby="security-events">
          {events.data.map((event) => (
            <EventRow key={event.id} {...event} />
          ))}
        </List>
      );
    return events.isError ? (
      <ErrorState error={events.error} onRetry={() => void events.refetch()} minHeight={160} />
    ) : (
      <div aria-busy>
        <Skeleton height={96} />
      </div>
    );
  };
  return (
    <Root aria-labelledby="security-events">
      <Heading>
        <Title id="security-events">{t('events.title')}</Title>
        <Quiet>{t('events.text')}</Quiet>
      </Heading>
      {content()}
    </Root>
  );
}
