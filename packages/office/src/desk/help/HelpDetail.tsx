import { useDeskHelpPageInfo } from '@openmall/sdk/desk/hooks';
import { useParams } from 'react-router-dom';
import { RecordDetail, useBackToList } from '../../shared/ui/RecordDetail.tsx';
import { useOpened } from '../content/use-opened.ts';
import { HelpForm } from './HelpForm.tsx';
import { type HelpTopic, useTopicName } from './topics.ts';

const BASE = '/content/help';

function Known({ topic }: { readonly topic: HelpTopic }) {
  const { data, error, refetch } = useDeskHelpPageInfo({ topic });
  const topicName = useTopicName();
  const onClose = useBackToList(BASE);
  const { opened, reload, key } = useOpened(data, refetch);
  if (!opened)
    return (
      <RecordDetail base={BASE} title={topicName(topic)} error={error} isLoading>
        {null}
      </RecordDetail>
    );
  return <HelpForm key={key} info={opened} onClose={onClose} onReload={reload} />;
}

/** An information page beside the list. */
export function HelpDetail() {
  const { id = '' } = useParams();
  return <Known key={id} topic={id as HelpTopic} />; // The server checks what stands in the address.
}
