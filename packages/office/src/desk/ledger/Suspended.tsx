import Link from '@mui/material/Link';
import { useDeskLedgerSuspended } from '@openmall/sdk/desk/hooks';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { EntryRow, EntrySection } from '../channels/EntryRow.tsx';
import { useMay } from '../use-may.ts';
import { formatLedger } from './ledger-texts.ts';

/** Money that came after its owner had closed the account. A person decides about it. */
export function Suspended() {
  const { data } = useDeskLedgerSuspended();
  const maySee = useMay()('deskCustomerInfo');
  if (!data) return null;
  return (
    <EntrySection
      title={t('ledger.suspense')}
      empty={data.rows.length === 0 ? t('ledger.noSuspense') : undefined}
    >
      {data.rows.map(({ id, userId, amount, kind, reference, at }) => (
        <EntryRow
          key={id}
          title={`${formatLedger(amount)} USDT`}
          lines={[
            `${textOr(`movement.${kind}`, kind)} · ${reference} · ${formatMoment(at)}`,
            maySee ? (
              <Link key="user" component={RouterLink} to={`/customers/${userId}`}>
                <bdi>{userId}</bdi>
              </Link>
            ) : (
              userId
            ),
          ]}
        />
      ))}
    </EntrySection>
  );
}
