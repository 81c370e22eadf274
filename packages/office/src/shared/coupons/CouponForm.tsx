import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { OfficeCouponDraft, OfficeCouponRow } from '@openmall/sdk/desk';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { keyOf, messageOf } from '../net/error-of.ts';
import { ActionInput, type ActionField } from '../ui/ActionInput.tsx';
import { Detail } from '../ui/Detail.tsx';
import { couponFields, type CouponValues, draftOf, valuesOf } from './coupon-values.ts';

interface Props {
  /** Undefined for a new coupon. */
  readonly row: OfficeCouponRow | undefined;
  readonly save: (draft: OfficeCouponDraft) => Promise<unknown>;
  /** The refusal of the last try. */
  readonly error: unknown;
  readonly onClose: () => void;
  /** Shows what somebody else has saved meanwhile. */
  readonly onReload: () => void;
  /** What is known about the coupon, above the fields. */
  readonly intro: ReactNode;
  /** The button that ends the coupon. */
  readonly ending?: ReactNode;
}

const LIMITS: readonly ActionField[] = [
  { name: 'endsAt', label: t('content.until'), type: 'datetime-local' },
  { name: 'totalLimit', label: t('coupons.totalLimit'), hint: t('coupons.totalHint') },
  { name: 'userLimit', label: t('coupons.userLimit') },
];

const AMOUNT: readonly ActionField[] = [{ name: 'amount', label: t('coupons.amount') }];
const SHARE: readonly ActionField[] = [
  { name: 'percent', label: t('discounts.percent') },
  { name: 'maxDiscount', label: t('coupons.maxDiscount'), hint: t('coupons.maxHint') },
];

const fieldsOf = ({ kind }: CouponValues): readonly ActionField[] => [
  { name: 'code', label: t('coupons.code'), hint: t('coupons.codeHint') },
  {
    name: 'kind',
    label: t('coupons.kind'),
    options: [
      { value: 'amount', label: t('coupons.kindAmount') },
      { value: 'percent', label: t('coupons.kindPercent') },
    ],
  },
  ...(kind === 'amount' ? AMOUNT : SHARE),
  { name: 'minGoods', label: t('coupons.minGoods'), hint: t('coupons.minHint') },
  { name: 'startsAt', label: t('content.from'), type: 'datetime-local' },
  ...LIMITS,
];

/** Creates a coupon or changes one. Once an order has used it, only its end and its limits can change. */
export function CouponForm({ row, save, error, onClose, onReload, intro, ending }: Props) {
  const submit = (values: CouponValues) => save(draftOf(values, row)).then(onClose, () => undefined); // Shown below.
  return (
    <Formik initialValues={valuesOf(row)} validationSchema={couponFields} onSubmit={submit}>
      {(form) => (
        <Detail
          title={row?.code ?? t('coupons.create')}
          onClose={onClose}
          actions={
            <>
              {ending}
              <Button onClick={onClose}>{t('action.cancel')}</Button>
              <Button variant="contained" loading={form.isSubmitting} onClick={() => void form.submitForm()}>
                {t('action.save')}
              </Button>
            </>
          }
        >
          {intro}
          <Stack component="form" noValidate sx={{ gap: 2, pt: 1 }} onSubmit={form.handleSubmit}>
            {(row?.isFixed ? LIMITS : fieldsOf(form.values)).map((field, index) => (
              <ActionInput key={field.name} field={field} autoFocus={index === 0} />
            ))}
            {Boolean(error) && (
              <Alert
                severity="error"
                action={
                  keyOf(error) === 'changedMeanwhile' && (
                    <Button onClick={onReload}>{t('content.reload')}</Button>
                  )
                }
              >
                {messageOf(error)}
              </Alert>
            )}
            <button type="submit" hidden />
          </Stack>
        </Detail>
      )}
    </Formik>
  );
}
