import { useNavigate, useSearchParams } from 'react-router';
import { BalanceCard } from '../../../features/wallet/BalanceCard.tsx';
import { Movements } from '../../../features/wallet/Movements.tsx';
import { walletPath, walletQueryOf } from '../../../features/wallet/wallet-query.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageHead } from '../../../shared/ui/PageHead.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { usePageTitle } from '../../../shared/ui/use-page-title.ts';

/** The wallet: balance and movements. */
export function Page() {
  const { t } = useTranslation('wallet');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = walletQueryOf(search);
  usePageTitle(t('title'));
  const filter = (
    <Segmented
      label={t('filter.label')}
      options={(['all', 'in', 'out'] as const).map((name) => ({ name, label: t(`filter.${name}`) }))}
      chosen={query.direction ?? 'all'}
      onChoose={(name) =>
        void navigate(walletPath({ direction: name === 'all' ? undefined : name }), { replace: true })
      }
    />
  );
  return (
    <>
      <PageHead title={t('title')} />
      <BalanceCard />
      <Section title={t('movements')} end={filter}>
        <Movements query={query} />
      </Section>
    </>
  );
}
