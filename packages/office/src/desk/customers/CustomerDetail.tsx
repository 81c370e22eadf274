import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeskCustomerInfo } from '@openmall/sdk/desk';
import { useDeskCustomerInfo } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoment, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { History } from '../audit/History.tsx';
import { useMay } from '../use-may.ts';
import { HoldChip } from './CustomersPage.tsx';
import { type Hold, HoldDialog } from './HoldDialog.tsx';
import { ReleaseAddressDialog } from './ReleaseAddressDialog.tsx';
import { accountName } from './account-name.ts';

/** What each state of an account may be changed to. */
const CHANGES = {
  none: ['extraVerification', 'frozen'],
  extraVerification: ['none', 'frozen'],
  frozen: ['none'],
} as const;

const yesNo = (value: boolean) => t(value ? 'action.yes' : 'action.no');

const About = ({ info: { customer, ...info } }: { readonly info: DeskCustomerInfo }) => (
  <Section title={t('customers.account')}>
    <Facts
      facts={[
        [t('customers.name'), customer.displayName],
        [t('customers.code'), customer.usercode],
        [t('customers.email'), info.email],
        [t('customers.phone'), info.phone],
        [t('customers.since'), formatMoment(customer.createdAt)],
        [t('customers.seen'), formatMoment(customer.lastLoginAt)],
        [t('customers.authenticator'), yesNo(info.hasAuthenticator)],
        [t('customers.verified'), yesNo(info.isIdentified)],
        [t('customers.sessions'), info.sessions],
      ]}
    />
  </Section>
);

const Trade = ({ info }: { readonly info: DeskCustomerInfo }) => (
  <Section title={t('customers.trade')}>
    <Facts
      facts={[
        [t('customers.orders'), info.orders],
        [t('customers.ordersSum'), formatMoney(info.ordersSum)],
        [t('customers.refunds'), info.refunds],
        [t('customers.balance'), info.balance && formatMoney(info.balance)],
        [t('customers.openWithdrawals'), info.openWithdrawals],
        [t('customers.withdrawAddress'), info.withdrawAddress],
        [t('customers.removedOn'), info.addressReleaseAt && formatMoment(info.addressReleaseAt)],
      ]}
    />
  </Section>
);

/** One user beside the list: account, trade, and what staff have done. */
export function CustomerDetail() {
  const { userId = '' } = useParams();
  const { data: info, error } = useDeskCustomerInfo({ userId });
  const may = useMay();
  const [hold, setHold] = useState<Hold>();
  const [isReleasing, setReleasing] = useState(false);
  const mayRelease = Boolean(info?.withdrawAddress) && may('deskCustomerReleaseAddress');
  const changes: readonly Hold[] =
    info && !info.customer.isClosed && may('deskCustomerHold') ? CHANGES[info.customer.hold] : [];
  const holds = changes.map((change) => (
    <Button
      key={change}
      variant="outlined"
      color={change === 'none' ? 'primary' : 'error'}
      onClick={() => setHold(change)}
    >
      {t(`holdAction.${change}`)}
    </Button>
  ));
  const actions = (
    <>
      {mayRelease && (
        <Button variant="outlined" color="error" onClick={() => setReleasing(true)}>
          {t('customers.releaseAddress')}
        </Button>
      )}
      {holds}
    </>
  );
  return (
    <RecordDetail
      base="/customers"
      title={info ? accountName(info.customer.username) : t('customers.one')}
      error={error}
      isLoading={!info}
      actions={changes.length > 0 || mayRelease ? actions : undefined}
    >
      {info && (
        <>
          <Box sx={{ mb: 2 }}>
            <HoldChip row={info.customer} />
          </Box>
          <About info={info} />
          <Trade info={info} />
          <History rows={info.history} />
        </>
      )}
      {isReleasing && <ReleaseAddressDialog userId={userId} onClose={() => setReleasing(false)} />}
      {hold && <HoldDialog hold={hold} userId={userId} onClose={() => setHold(undefined)} />}
    </RecordDetail>
  );
}
