import { merchantEarningList, type MerchantEarningRow } from '@openmall/sdk/merchant';
import { t } from '../../shared/i18n/i18n.ts';
import { ExportButton } from '../../shared/list/ExportButton.tsx';
import { session } from '../session.ts';

const lineOf = ({ at, kind, number, amount, id }: MerchantEarningRow) => [
  new Date(at).toISOString(),
  kind,
  number,
  amount,
  id,
];

/** The statement of the store as CSV: every row, with exact amounts. */
export const StatementExport = ({ total }: { readonly total: number }) => (
  <ExportButton
    label={t('earnings.statement')}
    file="statement.csv"
    head={['at', 'kind', 'order', 'amount', 'id']}
    total={total}
    readPage={async (pageNum, pageSize) =>
      (await merchantEarningList(session.transport, { pageNum, pageSize })).pageList.map(lineOf)
    }
  />
);
