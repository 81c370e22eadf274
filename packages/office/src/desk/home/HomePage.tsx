import type { DeskFigures } from '@openmall/sdk/desk';
import { useDeskHomeFigures } from '@openmall/sdk/desk/hooks';
import { formatAge, formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Figure } from '../../shared/ui/Figure.tsx';
import { Figures } from '../../shared/ui/Figures.tsx';
import { FiguresPage } from '../../shared/ui/FiguresPage.tsx';
import { SalesCard } from '../../shared/ui/SalesCard.tsx';
import { OpeningCard } from '../opening/OpeningCard.tsx';

/** The list behind each queue, with the filter that shows what waits. */
const LISTS = {
  withdrawalsToCheck: '/withdrawals?state=toCheck',
  withdrawalsToPay: '/withdrawals?state=toPay',
  recharges: '/recharges?state=waiting',
  identity: '/identity?state=applied',
  applications: '/applications?state=applied',
  loans: '/loans?state=applied',
  disputes: '/disputes?state=6',
  chat: '/chat?isWaiting=true',
} as const;

const DAY_MS = 86_400_000;

const Queues = ({ queues }: Pick<DeskFigures, 'queues'>) => (
  <Figures title={t('home.queues')}>
    {queues.map(({ queue, count, oldestAt }) => (
      <Figure
        key={queue}
        label={t(`queue.${queue}`)}
        value={count}
        hint={oldestAt === null ? t('home.nothingWaits') : t('home.oldest', { age: formatAge(oldestAt) })}
        isUrgent={oldestAt !== null && Date.now() - oldestAt > DAY_MS}
        to={LISTS[queue]}
      />
    ))}
  </Figures>
);

const Money = ({ money }: { readonly money: NonNullable<DeskFigures['money']> }) => (
  <Figures title={t('home.money')}>
    <Figure label={t('home.wallets')} value={formatMoney(money.wallets)} />
    <Figure label={t('menu.withdrawals')} value={formatMoney(money.held)} />
    <Figure label={t('home.owedToStores')} value={formatMoney(money.owedToStores)} />
    <Figure label={t('home.lent')} value={formatMoney(money.lent)} to="/loans?state=running" />
  </Figures>
);

/** What waits, first; then money and trade. */
export function HomePage() {
  const query = useDeskHomeFigures();
  return (
    <FiguresPage query={query} first={<OpeningCard />}>
      {(data) => (
        <>
          {data.queues.length > 0 && <Queues queues={data.queues} />}
          {data.money && <Money money={data.money} />}
          <SalesCard days={data.trade.days} before={data.trade.before} />
          <Figures title={t('home.people')}>
            <Figure label={t('home.users')} value={data.trade.users} />
            <Figure label={t('home.newUsers')} value={data.trade.newUsers} />
            <Figure label={t('home.stores')} value={data.trade.stores} />
          </Figures>
        </>
      )}
    </FiguresPage>
  );
}
