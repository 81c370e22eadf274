import { merchantGoodsExportRows, type MerchantGoodsListParams } from '@openmall/sdk/merchant';
import { useMerchantGoodsExportRows } from '@openmall/sdk/merchant/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { ExportButton } from '../../shared/list/ExportButton.tsx';
import { COLUMNS } from '../goods-import/sheet.ts';
import { session } from '../session.ts';

interface Props {
  readonly filter: MerchantGoodsListParams;
}

/** The goods that the filters match as a file that the import takes back, with one row a variant. */
export function GoodsExport({ filter: { keyword, shelf, stock } }: Props) {
  const kept = { ...(keyword && { keyword }), ...(shelf && { shelf }), ...(stock && { stock }) };
  // A list counts goods; the file has a row for each of their variants.
  const { data } = useMerchantGoodsExportRows({ ...kept, pageSize: 1 });
  return (
    <ExportButton
      label={t('list.export')}
      file="products.csv"
      head={COLUMNS}
      total={data?.pageInfo.totalElements ?? 0}
      readPage={async (pageNum, pageSize) => {
        const page = { ...kept, pageNum, pageSize };
        const { pageList } = await merchantGoodsExportRows(session.transport, page);
        return pageList.map((row) => COLUMNS.map((column) => row[column]));
      }}
    />
  );
}
