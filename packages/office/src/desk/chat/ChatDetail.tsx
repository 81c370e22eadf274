import { useDeskChatMessages, useDeskChatWrite } from '@openmall/sdk/desk/hooks';
import { useParams } from 'react-router-dom';
import { Composer } from '../../shared/chat/Composer.tsx';
import { Messages } from '../../shared/chat/Messages.tsx';
import { t } from '../../shared/i18n/i18n.ts';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';

function Answer({ userId }: { readonly userId: string }) {
  const { mutate, isPending, error } = useDeskChatWrite();
  return (
    <Composer
      onSend={(text, onSuccess) => mutate({ params: { userId, text } }, { onSuccess })}
      isSending={isPending}
      error={error}
    />
  );
}

const POLL_MS = 5_000;

/** One conversation beside the queue. */
export function ChatDetail() {
  const { userId = '' } = useParams();
  const { data, error } = useDeskChatMessages({ userId }, { query: { refetchInterval: POLL_MS } });
  return (
    <RecordDetail
      base="/chat"
      title={data?.username ?? t('chat.title')}
      error={error}
      isLoading={!data}
      actions={<Answer userId={userId} />}
    >
      {data && <Messages messages={data.messages} />}
    </RecordDetail>
  );
}
