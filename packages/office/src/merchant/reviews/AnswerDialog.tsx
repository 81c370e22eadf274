import type { MerchantReviewRow } from '@openmall/sdk/merchant';
import { useMerchantReviewAnswer, useMerchantReviewWithdrawAnswer } from '@openmall/sdk/merchant/hooks';
import { merchantReviewAnswer } from '@openmall/sdk/merchant/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';

interface AnswerProps {
  readonly review: MerchantReviewRow;
  readonly onClose: () => void;
}

/** Writes the public answer to a review, or changes it. */
export function AnswerDialog({ review, onClose }: AnswerProps) {
  const { mutateAsync, error } = useMerchantReviewAnswer();
  const text = {
    name: 'text',
    label: t('reviews.reply'),
    hint: t('reviews.replyHint'),
    multiline: true,
    initial: review.reply ?? '',
  };
  return (
    <ActionDialog
      title={t('reviews.answer')}
      submit={t('action.save')}
      schema={neededFields(merchantReviewAnswer, ['text'])}
      fixed={{}}
      fields={[text]}
      onSubmit={({ text: given = '' }) =>
        // A refusal is shown by the dialog.
        mutateAsync({ params: { reviewId: review.id, text: given } }).then(onClose, () => undefined)
      }
      onClose={onClose}
      error={error}
    />
  );
}

interface WithdrawProps {
  readonly reviewId: string;
  readonly onClose: () => void;
}

/** Removes the answer to a review, after a confirmation. */
export function WithdrawDialog({ reviewId, onClose }: WithdrawProps) {
  const { mutateAsync, error } = useMerchantReviewWithdrawAnswer();
  return (
    <ActionDialog
      title={t('reviews.withdraw')}
      intro={t('reviews.withdrawHint')}
      submit={t('reviews.withdraw')}
      color="error"
      fields={[]}
      fixed={{}}
      onSubmit={() => mutateAsync({ params: { reviewId } }).then(onClose, () => undefined)}
      onClose={onClose}
      error={error}
    />
  );
}
