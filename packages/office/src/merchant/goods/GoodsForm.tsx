import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCategoryList } from '@openmall/sdk/hooks';
import type { MerchantGoodsInfo } from '@openmall/sdk/merchant';
import { useMerchantGoodsSave } from '@openmall/sdk/merchant/hooks';
import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newRequestToken } from '../../shared/net/request-token.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { ActionInput, type ActionField } from '../../shared/ui/ActionInput.tsx';
import { Detail } from '../../shared/ui/Detail.tsx';
import { draftOf, goodsFields, type GoodsValues, valuesOf } from './goods-values.ts';
import { PictureDrop } from './PictureDrop.tsx';

interface Props {
  readonly info?: MerchantGoodsInfo;
  readonly onDone: (goodsId: string) => void;
}

function fieldsOf(isNew: boolean, categories: ActionField['options'] = []): readonly ActionField[] {
  return [
    { name: 'name', label: t('goods.name') },
    { name: 'description', label: t('goods.description'), multiline: true },
    { name: 'categoryId', label: t('goods.category'), options: categories },
    { name: 'price', label: t('goods.priceUsd') },
    ...(isNew ? [{ name: 'stock', label: t('goods.stock') }] : []),
    { name: 'minimumPieces', label: t('goods.minimum') },
    { name: 'shipping', label: t('goods.shippingUsd') },
  ];
}

/** Creates a product off the shelf, or changes one. A change by somebody else meanwhile is not overwritten. */
export function GoodsForm({ info, onDone }: Props) {
  const { data: categories } = useCategoryList();
  const { mutateAsync, error } = useMerchantGoodsSave();
  // The same for each try, so that a repeated one creates nothing twice.
  const [requestToken] = useState(newRequestToken);
  const options = categories?.pageList.map(({ categoryId, name }) => ({ value: categoryId, label: name }));
  const save = async (values: GoodsValues) => {
    const draft = draftOf(values, info, requestToken);
    await mutateAsync({ data: draft }).then(
      ({ goodsId }) => onDone(goodsId),
      () => undefined,
    );
  };
  return (
    <Formik initialValues={valuesOf(info)} validationSchema={goodsFields} onSubmit={save}>
      {(form) => (
        <Detail
          title={info?.goods.name ?? t('goods.create')}
          onClose={() => onDone(info?.goods.id ?? '')}
          actions={
            <>
              <Button onClick={() => onDone(info?.goods.id ?? '')}>{t('action.cancel')}</Button>
              <Button variant="contained" loading={form.isSubmitting} onClick={() => void form.submitForm()}>
                {t('action.save')}
              </Button>
            </>
          }
        >
          <Stack component="form" noValidate sx={{ gap: 2, pt: 1 }} onSubmit={form.handleSubmit}>
            {fieldsOf(!info, options).map((field, index) => (
              <ActionInput key={field.name} field={field} autoFocus={index === 0} />
            ))}
            <PictureDrop
              pictures={form.values.pictures}
              onChange={(pictures) => void form.setFieldValue('pictures', pictures)}
            />
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            <button type="submit" hidden />
          </Stack>
        </Detail>
      )}
    </Formik>
  );
}

/** The page of a new product. Once it is saved, the product is shown. */
export function NewGoods() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return <GoodsForm onDone={(goodsId) => void navigate({ pathname: `/goods/${goodsId}`, search })} />;
}
