import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { MerchantChatMessages } from '@openmall/sdk/merchant';
import { useMerchantChatMessages, useMerchantChatWrite } from '@openmall/sdk/merchant/hooks';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Composer } from '../../shared/chat/Composer.tsx';
import { Messages } from '../../shared/chat/Messages.tsx';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { UploadButton } from '../UploadButton.tsx';
import { uploadPicture } from '../upload-picture.ts';

type Write = ReturnType<typeof useMerchantChatWrite>;

const useUpload = (userId: string, write: Write['mutateAsync']) =>
  useMutation({
    mutationFn: async (file: File) =>
      write({ params: { userId, type: 'img', text: await uploadPicture(file) } }),
  });

function Answer({ userId }: { readonly userId: string }) {
  const { mutate, mutateAsync, isPending, error } = useMerchantChatWrite();
  const upload = useUpload(userId, mutateAsync);
  return (
    <Composer
      onSend={(text, onSuccess) => mutate({ params: { userId, text } }, { onSuccess })}
      isSending={isPending && !upload.isPending}
      error={upload.error ?? error}
      tools={
        <UploadButton
          isBusy={upload.isPending}
          startIcon={<ImagePlus size={18} aria-hidden />}
          onChoose={upload.mutate}
        >
          {t('buyerChat.picture')}
        </UploadButton>
      }
    />
  );
}

/** The latest orders of the buyer at this store, which most questions are about. */
const Orders = ({ orders }: Pick<MerchantChatMessages, 'orders'>) =>
  orders.length === 0 ? null : (
    <Section title={t('orders.title')}>
      <Facts
        facts={orders.map(({ orderId, number, status, total }) => [
          number,
          <Stack
            key={orderId}
            direction="row"
            sx={{ gap: 1, justifyContent: 'flex-end', alignItems: 'center' }}
          >
            <span>
              {t(`orderStatus.${status}`)} · {formatMoney(total)}
            </span>
            <Link
              component={RouterLink}
              to={`/orders/${orderId}`}
              aria-label={`${t('orders.number')} ${number}`}
              sx={{ minBlockSize: { xs: 44, md: 0 }, display: 'inline-flex', alignItems: 'center' }}
            >
              {t('orders.number')}
            </Link>
          </Stack>,
        ])}
      />
    </Section>
  );

const POLL_MS = 5_000;

/** One conversation with a buyer beside the list. */
export function ChatDetail() {
  const { userId = '' } = useParams();
  const { data, error } = useMerchantChatMessages({ userId }, { query: { refetchInterval: POLL_MS } });
  return (
    <RecordDetail
      base="/chat"
      title={data?.buyer ?? t('chat.title')}
      error={error}
      isLoading={!data}
      actions={data && <Answer userId={userId} />}
    >
      {data && (
        <>
          <Orders orders={data.orders} />
          <Messages messages={data.messages} />
        </>
      )}
    </RecordDetail>
  );
}
