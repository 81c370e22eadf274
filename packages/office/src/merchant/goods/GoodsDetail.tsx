import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MerchantGoodsInfo } from '@openmall/sdk/merchant';
import { useMerchantGoodsInfo, useMerchantGoodsShelf } from '@openmall/sdk/merchant/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { Pictures } from '../../shared/ui/Pictures.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { DiscountList } from '../discounts/DiscountList.tsx';
import { VariantsForm } from '../goods-variants/VariantsForm.tsx';
import { useMay } from '../use-may.ts';
import { GoodsForm } from './GoodsForm.tsx';
import { ShelfChip } from './GoodsPage.tsx';
import { StockList } from './StockList.tsx';

const About = ({ info: { goods, ...info } }: { readonly info: MerchantGoodsInfo }) => (
  <Section title={goods.name}>
    <Facts
      facts={[
        [t('goods.category'), goods.category],
        [t('goods.price'), formatMoney(goods.price)],
        [t('goods.minimum'), info.minimumPieces],
        [t('goods.shipping'), formatMoney(info.shipping)],
        [t('goods.sold'), goods.sold],
        [t('goods.views'), goods.views],
        [t('goods.rating'), goods.rating === 0 ? null : goods.rating],
      ]}
    />
  </Section>
);

/** One product beside the list: what it is, its pictures, and the stock of each variant. */
export function GoodsDetail() {
  const { goodsId = '' } = useParams();
  const { data: info, error } = useMerchantGoodsInfo({ goodsId });
  const shelf = useMerchantGoodsShelf();
  const may = useMay();
  const [editing, setEditing] = useState<'goods' | 'variants'>();
  const onDone = () => setEditing(undefined);
  if (editing === 'goods' && info) return <GoodsForm info={info} onDone={onDone} />;
  if (editing === 'variants' && info) return <VariantsForm info={info} onDone={onDone} />;
  const isOnShelf = info?.goods.isOnShelf ?? false;
  const actions = info && may('merchantGoodsSave') && (
    <>
      <Button
        variant="outlined"
        loading={shelf.isPending}
        onClick={() => shelf.mutate({ params: { goodsId, isOnShelf: !isOnShelf } })}
      >
        {t(isOnShelf ? 'goods.takeOff' : 'goods.putOn')}
      </Button>
      <Button variant="outlined" onClick={() => setEditing('variants')}>
        {t('variants.edit')}
      </Button>
      <Button variant="contained" onClick={() => setEditing('goods')}>
        {t('action.edit')}
      </Button>
    </>
  );
  return (
    <RecordDetail
      base="/goods"
      title={t('goods.one')}
      error={error}
      isLoading={!info}
      actions={actions || undefined}
    >
      {info && (
        <>
          <Box sx={{ mb: 2 }}>
            <ShelfChip isOnShelf={isOnShelf} />
          </Box>
          {shelf.error && <Alert severity="error">{messageOf(shelf.error)}</Alert>}
          {info.pictures.length > 0 && (
            <Section title={t('goods.pictures')}>
              <Pictures pictures={info.pictures} label={info.goods.name} />
            </Section>
          )}
          <About info={info} />
          <StockList
            variants={info.variants.filter(({ isHidden }) => !isHidden)}
            mayChange={may('merchantVariantStock')}
          />
          <DiscountList info={info} mayChange={may('merchantDiscountSave')} />
        </>
      )}
    </RecordDetail>
  );
}
