import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { NotFound } from '../notFound/NotFound.tsx';
import { loadWords, type Namespace } from '../../shared/i18n/i18n.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useWayIn } from '../../shared/session/use-way-in.ts';
import { SkeletonBlock } from '../../shared/ui/Skeletons.tsx';
import { Frame } from './Frame.tsx';

const page = (load: () => Promise<{ readonly Page: ComponentType }>, ...words: readonly Namespace[]) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadWords(...words)]);
    return { default: module.Page };
  });

const Dashboard = page(() => import('./dashboard/Page.tsx'));
const MyOrder = page(() => import('./my-order/Page.tsx'));
const OrderDetail = page(() => import('./order-detail/Page.tsx'));
const OrderReturn = page(() => import('./order-return/Page.tsx'));
const OrderEvaluation = page(() => import('./order-evaluation/Page.tsx'), 'reviews');
const CollectGoods = page(() => import('./collect-goods/Page.tsx'), 'favourites');
const CollectShop = page(() => import('./collect-shop/Page.tsx'), 'favourites', 'stores');
const History = page(() => import('./history/Page.tsx'), 'favourites');
const MoneyPackage = page(() => import('./money-package/Page.tsx'), 'wallet');
const Recharge = page(() => import('./money-package/recharge/Page.tsx'), 'wallet');
const Withdraw = page(() => import('./money-package/withdraw/Page.tsx'), 'wallet');
const Setup = page(() => import('./setup/Page.tsx'), 'security');
const Download = page(() => import('./download/Page.tsx'), 'security');
const LoginPassword = page(() => import('./setup/login-password/Page.tsx'), 'security');
const SetupPhone = page(() => import('./setup/phone/Page.tsx'), 'security');
const SetupEmail = page(() => import('./setup/email/Page.tsx'), 'security');
const SetupAuthenticator = page(() => import('./setup/authenticator/Page.tsx'), 'security');
const SetupIdentity = page(() => import('./setup/identity/Page.tsx'), 'security');
const AccountCancellation = page(() => import('./setup/account-cancellation/Page.tsx'), 'security');
const TransactionPassword = page(() => import('./setup/transaction-password/Page.tsx'), 'security');
const ShippingAddress = page(() => import('./setup/shipping-address/Page.tsx'));

const under = (path: string) => path.slice(paths.userInfo.length + 1);

/** One's own pages, in one frame that stays while one goes from one to the other. */
export function Page() {
  const wayIn = useWayIn();
  if (wayIn) return <Navigate to={wayIn} replace />;
  return (
    <Frame>
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <Routes>
          <Route index element={<Navigate to={paths.dashboard} replace />} />
          <Route path={under(paths.dashboard)} element={<Dashboard />} />
          <Route path={under(paths.myOrder)} element={<MyOrder />} />
          <Route path={under(paths.orderDetail)} element={<OrderDetail />} />
          <Route path={under(paths.orderReturn)} element={<OrderReturn />} />
          <Route path={under(paths.orderEvaluation)} element={<OrderEvaluation />} />
          <Route path={under(paths.collectGoods)} element={<CollectGoods />} />
          <Route path={under(paths.collectShop)} element={<CollectShop />} />
          <Route path={under(paths.history)} element={<History />} />
          <Route path={under(paths.moneyPackage)} element={<MoneyPackage />} />
          <Route path={under(paths.recharge)} element={<Recharge />} />
          <Route path={under(paths.withdraw)} element={<Withdraw />} />
          <Route path={under(paths.setup)} element={<Setup />} />
          <Route path={under(paths.download)} element={<Download />} />
          <Route path={under(paths.loginPassword)} element={<LoginPassword />} />
          <Route path={under(paths.setupPhone)} element={<SetupPhone />} />
          <Route path={under(paths.setupEmail)} element={<SetupEmail />} />
          <Route path={under(paths.setupAuthenticator)} element={<SetupAuthenticator />} />
          <Route path={under(paths.setupIdentity)} element={<SetupIdentity />} />
          <Route path={under(paths.accountCancellation)} element={<AccountCancellation />} />
          <Route path={under(paths.transactionPassword)} element={<TransactionPassword />} />
          <Route path={under(paths.shippingAddress)} element={<ShippingAddress />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
