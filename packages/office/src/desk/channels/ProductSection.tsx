import Button from '@mui/material/Button';
import type { DeskMethods } from '@openmall/sdk/desk';
import { useDeskMethodSaveProduct } from '@openmall/sdk/desk/hooks';
import { deskMethodSaveProduct } from '@openmall/sdk/desk/validators';
import { useState } from 'react';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { useMay } from '../use-may.ts';
import { reasonField } from './ChannelDialog.tsx';
import { EntryRow, EntrySection } from './EntryRow.tsx';
import { rangeText } from './range-text.ts';

type Product = DeskMethods['products'][number];
type SaveParams = Parameters<ReturnType<typeof useDeskMethodSaveProduct>['mutateAsync']>[0]['params'];

const TYPES: readonly Product['productType'][] = [
  'Bank',
  'GCash',
  'GCash2.0',
  'GCash3.0',
  'Maya',
  'GCash pay',
];
const TYPED = ['productType', 'bankCode', 'minimum', 'maximum', 'currency'];

interface DialogProps {
  readonly product?: Product | undefined;
  readonly isRemoved?: boolean;
  readonly revision: string;
  readonly onClose: () => void;
}

const fieldsOf = (product: Product | undefined) => [
  {
    name: 'productType',
    label: t('identity.kind'),
    initial: product?.productType ?? 'Bank',
    options: TYPES.map((type) => ({ value: type, label: type })),
  },
  { name: 'bankCode', label: t('channels.bankCode'), initial: product?.bankCode },
  { name: 'minimum', label: t('setting.recharge_amount_min'), initial: String(product?.minimum ?? 10) },
  { name: 'maximum', label: t('setting.recharge_amount_max'), initial: String(product?.maximum ?? 1000) },
  { name: 'currency', label: t('channels.currency'), initial: product?.currency ?? 'USD' },
];

function ProductDialog({ product, isRemoved = false, revision, onClose }: DialogProps) {
  const { mutateAsync, error } = useDeskMethodSaveProduct();
  const run = (values: Readonly<Record<string, string>>) => {
    const { minimum, maximum, ...texts } = { ...product, ...values };
    const limits = { minimum: Number(minimum), maximum: Number(maximum) };
    // The validator has checked the texts.
    return mutateAsync({ params: { ...texts, ...limits, revision, isOpen: !isRemoved } as SaveParams });
  };
  return (
    <DecisionDialog
      title={product ? `${product.productType} ${product.bankCode}` : t('channels.addProduct')}
      submit={t(isRemoved ? 'roles.remove' : 'action.save')}
      color={isRemoved ? 'error' : 'primary'}
      fields={isRemoved ? [reasonField()] : [...fieldsOf(product), reasonField()]}
      schema={neededFields(deskMethodSaveProduct, isRemoved ? ['reason'] : [...TYPED, 'reason'])}
      run={run}
      error={error}
      onClose={onClose}
    />
  );
}

/** Banks and wallets of other companies through which users recharge. */
export function ProductSection({ data: { products, revision } }: { readonly data: DeskMethods }) {
  const [edited, setEdited] = useState<Pick<DialogProps, 'product' | 'isRemoved'>>();
  const mayEdit = useMay()('deskMethodSaveProduct');
  return (
    <>
      <EntrySection
        title={t('setting.third_party_products')}
        empty={products.length === 0 ? t('channels.noProducts') : undefined}
        tools={
          mayEdit && (
            <Button variant="outlined" onClick={() => setEdited({})}>
              {t('channels.addProduct')}
            </Button>
          )
        }
      >
        {products.map((product) => {
          const { productType, bankCode, minimum, maximum, currency } = product;
          const name = `${productType} ${bankCode}`;
          return (
            <EntryRow
              key={name}
              title={name}
              lines={[rangeText(minimum, maximum, 'USDT'), currency]}
              actions={
                mayEdit && (
                  <>
                    <Button
                      size="small"
                      color="error"
                      aria-label={`${t('roles.remove')}: ${name}`}
                      onClick={() => setEdited({ product, isRemoved: true })}
                    >
                      {t('roles.remove')}
                    </Button>
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={`${t('action.edit')}: ${name}`}
                      onClick={() => setEdited({ product })}
                    >
                      {t('action.edit')}
                    </Button>
                  </>
                )
              }
            />
          );
        })}
      </EntrySection>
      {edited && <ProductDialog {...edited} revision={revision} onClose={() => setEdited(undefined)} />}
    </>
  );
}
