import styled from '@emotion/styled';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackNotice } from '../../../../features/wallet/BackNotice.tsx';
import { RechargeAdvice } from '../../../../features/wallet/recharge/RechargeAdvice.tsx';
import { ByChain, ByThirdParty } from '../../../../features/wallet/recharge/RechargeForms.tsx';
import { walletPath } from '../../../../features/wallet/wallet-query.ts';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../../../shared/navigation/paths.ts';
import { Breadcrumbs } from '../../../../shared/ui/layout/Breadcrumbs.tsx';
import { PageHead } from '../../../../shared/ui/layout/PageHead.tsx';
import { Segmented } from '../../../../shared/ui/input/Segmented.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { usePageTitle } from '../../../../shared/ui/layout/use-page-title.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 272px;
  gap: 20px;
  align-items: start;
  & > .advice {
    position: sticky;
    inset-block-start: 88px;
  }
  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
    & > .advice {
      position: static;
    }
  }
`;

const methods = ['chain', 'thirdParty'] as const;

/** Recharges the wallet: over a blockchain, or through a bank or an e-wallet. */
export function Page() {
  const { t } = useTranslation('wallet');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const method = methods.find((option) => option === search.get('by')) ?? 'chain';
  const back = search.get('back') ?? undefined;
  usePageTitle(t('recharge.title'));
  const reported = (record?: string) => {
    // The record shows its status. Servers that return no record get a toast instead.
    if (record === undefined) toast.success(t('recharge.reported'));
    void navigate(walletPath({ tab: 'recharges', record, back }), { replace: true });
  };
  const choice = (
    <Segmented
      label={t('recharge.by')}
      options={methods.map((name) => ({ name, label: t(`recharge.${name}`) }))}
      chosen={method}
      onChoose={(by) =>
        void navigate(withQuery(paths.recharge, { by: by === 'chain' ? undefined : by, back }), {
          replace: true,
        })
      }
    />
  );
  return (
    <>
      <div style={{ marginBlockStart: -16 }}>
        <Breadcrumbs
          crumbs={[{ label: t('title'), to: paths.moneyPackage }, { label: t('recharge.title') }]}
        />
      </div>
      <PageHead title={t('recharge.title')} end={choice} />
      <BackNotice back={back} />
      <Columns>
        <div>
          {method === 'chain' ? <ByChain back={back} onReported={reported} /> : <ByThirdParty back={back} />}
        </div>
        <div className="advice">
          <RechargeAdvice method={method} />
        </div>
      </Columns>
    </>
  );
}
