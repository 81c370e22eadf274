import Button from '@mui/material/Button';
import type { OrderQuoteMissing } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import type { WantedLine } from '../order-info.ts';

interface Props {
  readonly missing: readonly OrderQuoteMissing[];
  readonly onRemove: (line: WantedLine) => void;
}

/** Lines whose goods no longer exist, so their store is unknown. */
export function MissingLines({ missing, onRemove }: Props) {
  const { t } = useTranslation('checkout');
  const { t: errorText } = useTranslation('errors');
  return missing.map(({ sellerGoodsId, skuId, goodsNum, problem }) => (
    <div key={`${sellerGoodsId} ${skuId}`} role="alert" style={{ marginBlockEnd: 12 }}>
      <Notice severity="warning">
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span style={{ flex: 1 }}>{errorText(problem)}</span>
          <Button
            size="small"
            color="inherit"
            style={{ marginBlock: -6 }}
            onClick={() => onRemove({ id: sellerGoodsId, skuId, count: goodsNum })}
          >
            {t('line.remove')}
          </Button>
        </div>
      </Notice>
    </div>
  ));
}
