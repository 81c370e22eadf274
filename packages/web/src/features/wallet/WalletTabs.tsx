import styled from '@emotion/styled';
import type { WalletRecordStatus } from '@openmall/sdk';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../shared/ui/input/Segmented.tsx';
import { Tabs } from '../../shared/ui/input/Tabs.tsx';
import { Movements } from './Movements.tsx';
import { Recharges } from './records/Recharges.tsx';
import { stateKey } from './records/StatusTag.tsx';
import { Withdrawals } from './records/Withdrawals.tsx';
import { walletPath, walletTabs, type WalletQuery } from './wallet-query.ts';

const Root = styled.section`
  margin-block-start: 32px;
  & .filter {
    display: flex;
    justify-content: end;
    margin-block: 16px;
  }
`;

const recordStates: readonly WalletRecordStatus[] = [0, 1, 2];

/** Movements, recharges and withdrawals, each with its filter. The URL holds the state. */
export function WalletTabs({ query }: { readonly query: WalletQuery }) {
  const { t } = useTranslation('wallet');
  const navigate = useNavigate();
  const { tab, direction, state, back } = query;
  const go = (next: Partial<WalletQuery>) =>
    void navigate(walletPath({ tab, back, ...next }), { replace: true });
  const filter =
    tab === 'movements' ? (
      <Segmented
        label={t('filter.label')}
        options={(['all', 'in', 'out'] as const).map((name) => ({ name, label: t(`filter.${name}`) }))}
        chosen={direction ?? 'all'}
        onChoose={(name) => go({ direction: name === 'all' ? undefined : name })}
      />
    ) : (
      <Segmented
        label={t('filter.state')}
        options={[
          { name: 'all', label: t('filter.all') },
          ...recordStates.map((status) => ({ name: String(status), label: t(`state.${stateKey(status)}`) })),
        ]}
        chosen={state === undefined ? 'all' : String(state)}
        onChoose={(name) => go({ state: recordStates.find((status) => String(status) === name) })}
      />
    );
  return (
    <Root aria-label={t('tab.label')}>
      <Tabs
        label={t('tab.label')}
        tabs={walletTabs.map((name) => ({ name, label: t(`tab.${name}`) }))}
        chosen={tab}
        onChoose={(name) => go({ tab: name })}
      >
        <div className="filter">{filter}</div>
        {tab === 'movements' && <Movements query={query} />}
        {tab === 'recharges' && <Recharges query={query} />}
        {tab === 'withdrawals' && <Withdrawals query={query} />}
      </Tabs>
    </Root>
  );
}
