import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantReviewInfo } from '@openmall/sdk/merchant';
import { useMerchantReviewInfo } from '@openmall/sdk/merchant/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { Pictures } from '../../shared/ui/Pictures.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { useMay } from '../use-may.ts';
import { AnswerDialog, WithdrawDialog } from './AnswerDialog.tsx';
import { ReplyChip, Stars } from './ReviewsPage.tsx';

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const Content = ({ info: { review, images, attributes, number } }: { readonly info: MerchantReviewInfo }) => (
  <>
    <Stack direction="row" sx={{ gap: 2, mb: 2, alignItems: 'center' }}>
      <ReplyChip row={review} />
      <Stars rating={review.rating} />
    </Stack>
    <Section title={t('reviews.one')}>
      <Typography dir="auto" sx={words}>
        {review.content || t('reviews.noWords')}
      </Typography>
    </Section>
    {images.length > 0 && (
      <Section title={t('returns.pictures')}>
        <Pictures pictures={images} label={t('returns.pictures')} />
      </Section>
    )}
    {review.reply !== null && (
      <Section title={t('reviews.reply')}>
        <Box sx={{ p: 1.5, borderInlineStart: 2, borderColor: 'divider', bgcolor: 'background.default' }}>
          <Typography dir="auto" sx={words}>
            {review.reply}
          </Typography>
        </Box>
      </Section>
    )}
    <Facts
      facts={[
        [t('goods.one'), review.name],
        [t('goods.variants'), attributes],
        [t('orders.buyer'), review.author],
        [t('orders.number'), number],
        [t('orders.placed'), formatMoment(review.createdAt)],
        [t('returnStep.answered'), review.repliedAt && formatMoment(review.repliedAt)],
      ]}
    />
  </>
);

/** One review beside the list. The store may answer it once, change the answer, or withdraw it. */
export function ReviewDetail() {
  const { reviewId = '' } = useParams();
  const { data: info, error } = useMerchantReviewInfo({ reviewId });
  const may = useMay();
  const [dialog, setDialog] = useState<'answer' | 'withdraw'>();
  const isAnswered = info?.review.reply !== null;
  const actions = info && may('merchantReviewAnswer') && (
    <>
      {isAnswered && (
        <Button variant="outlined" color="error" onClick={() => setDialog('withdraw')}>
          {t('reviews.withdraw')}
        </Button>
      )}
      <Button variant="contained" onClick={() => setDialog('answer')}>
        {t(isAnswered ? 'action.edit' : 'reviews.answer')}
      </Button>
    </>
  );
  const onClose = () => setDialog(undefined);
  return (
    <RecordDetail
      base="/reviews"
      title={t('reviews.one')}
      error={error}
      isLoading={!info}
      actions={actions || undefined}
    >
      {info && <Content info={info} />}
      {dialog === 'answer' && info && <AnswerDialog review={info.review} onClose={onClose} />}
      {dialog === 'withdraw' && <WithdrawDialog reviewId={reviewId} onClose={onClose} />}
    </RecordDetail>
  );
}
