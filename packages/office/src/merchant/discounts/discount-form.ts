import { object, string } from 'yup';

const DAY_MS = 86_400_000;

/** A moment as the field for date and time has it, in the zone of the viewer. */
export function toLocal(ms: number): string {
  const moment = new Date(ms);
  const shifted = new Date(ms - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

export const toMs = (local: string): number => new Date(local).getTime();

/** A new discount begins now and lasts a week, unless somebody says otherwise. */
export const firstTerms = (now = Date.now()) => ({
  startsAt: toLocal(now),
  endsAt: toLocal(now + 7 * DAY_MS),
});

/** The fields of a discount, as they are typed. */
export const discountFields = {
  percent: string()
    .matches(/^([1-9]|[1-8]\d|90)$/, 'discounts.percentForm')
    .required('form.required'),
  startsAt: string().required('form.required'),
  endsAt: string()
    .required('form.required')
    .test('later', 'discounts.dateForm', (value, { parent }: { parent: { startsAt?: string } }) => {
      const end = toMs(value);
      return end > Date.now() && end > toMs(parent.startsAt ?? '');
    }),
};

export const discountSchema = object(discountFields);
