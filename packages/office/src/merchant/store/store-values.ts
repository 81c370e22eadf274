import type { MerchantStoreDraft, MerchantStorePage } from '@openmall/sdk/merchant';
import { object, string } from 'yup';

/** The form holds the amount as it is typed. */
export type StoreValues = Omit<MerchantStoreDraft, 'version' | 'freeDeliveryFrom'> & {
  readonly freeDeliveryFrom: string;
};

export const valuesOf = ({
  name,
  avatar,
  banner,
  about,
  location,
  freeDeliveryFrom,
}: MerchantStorePage): StoreValues => ({
  ...{ name, avatar, banner, about, location },
  freeDeliveryFrom: freeDeliveryFrom === null ? '' : String(freeDeliveryFrom),
});

export const draftOf = (values: StoreValues): Omit<MerchantStoreDraft, 'version'> => ({
  ...values,
  freeDeliveryFrom: values.freeDeliveryFrom === '' ? null : Number(values.freeDeliveryFrom),
});

export const storeFields = object({
  name: string().trim().required('storePage.nameForm').max(60, 'storePage.nameForm'),
  about: string().max(2000, 'goods.descriptionLength'),
  location: string().max(200, 'goods.nameLength'),
  freeDeliveryFrom: string().matches(/^(?!0+(\.0+)?$)\d{1,6}(\.\d{1,2})?$/, {
    message: 'goods.priceForm',
    excludeEmptyString: true,
  }),
});
