import { useMerchantHomeFigures } from '@openmall/sdk/merchant/hooks';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Figure } from '../../shared/ui/Figure.tsx';
import { Figures } from '../../shared/ui/Figures.tsx';
import { FiguresPage } from '../../shared/ui/FiguresPage.tsx';
import { SalesCard } from '../../shared/ui/SalesCard.tsx';

/** What is to do, first; then money and sales. */
export function HomePage() {
  const query = useMerchantHomeFigures();
  return (
    <FiguresPage query={query}>
      {(data) => (
        <>
          <Figures title={t('shop.todo')}>
            <Figure label={t('shop.toConfirm')} value={data.toConfirm} to="/orders?status=1" />
            <Figure
              label={t('shop.toShip')}
              value={data.toShip}
              hint={data.lateToShip > 0 ? t('shop.late' as never, { count: data.lateToShip }) : undefined}
              isUrgent={data.lateToShip > 0}
              to="/orders?status=1,2"
            />
            <Figure
              label={t('shop.refunds')}
              value={data.refunds}
              isUrgent={data.refunds > 0}
              to="/refunds?state=1"
            />
            <Figure
              label={t('shop.returns')}
              value={data.returns}
              isUrgent={data.returns > 0}
              to="/returns?sort=deadline&dir=asc"
            />
            <Figure label={t('shop.buyersWaiting')} value={data.buyersWaiting} to="/chat?isWaiting=true" />
            <Figure label={t('shop.reviews')} value={data.reviews} to="/reviews?state=unanswered" />
            <Figure label={t('shop.lowStock')} value={data.lowStock} to="/goods?stock=low" />
          </Figures>
          <Figures title={t('home.money')}>
            <Figure label={t('shop.available')} value={formatMoney(data.available)} to="/earnings" />
            <Figure label={t('shop.held')} value={formatMoney(data.held)} hint={t('shop.heldHint')} />
          </Figures>
          <SalesCard days={data.days} before={data.before} />
        </>
      )}
    </FiguresPage>
  );
}
