import type { ComponentType } from 'react';
import { fetchNamespace } from '../../shared/i18n/translation-files.ts';
import { loadNamespaces } from '../../shared/i18n/load-translations.ts';
import type { Namespace } from '../../shared/i18n/resources.d.ts';
import { paths } from '../../shared/navigation/paths.ts';

interface PageModule {
  readonly Page: ComponentType;
}

/** An account page: its code, and the namespaces that it needs in addition to the shared ones. */
export interface OwnPage {
  readonly path: string;
  readonly load: () => Promise<PageModule>;
  /** Requests its namespaces, so that they are there when it loads. */
  readonly fetchTexts: () => void;
  /** The module if it is already loaded, so that it renders at once. */
  readonly loaded: () => PageModule | undefined;
}

function page(path: string, getCode: OwnPage['load'], ...namespaces: readonly Namespace[]): OwnPage {
  let module: PageModule | undefined;
  const load = async () => {
    [module] = await Promise.all([getCode(), loadNamespaces(...namespaces)]);
    return module;
  };
  // What fails is requested again, and reported, by `load`.
  const fetchTexts = () => void Promise.allSettled(namespaces.map(fetchNamespace));
  return { path, load, fetchTexts, loaded: () => module };
}

export const ownPages: readonly OwnPage[] = [
  page(paths.dashboard, () => import('./dashboard/Page.tsx')),
  page(paths.myOrder, () => import('./my-order/Page.tsx')),
  page(paths.orderDetail, () => import('./order-detail/Page.tsx')),
  page(paths.orderReturn, () => import('./order-return/Page.tsx')),
  page(paths.orderEvaluation, () => import('./order-evaluation/Page.tsx'), 'reviews'),
  page(paths.collectGoods, () => import('./collect-goods/Page.tsx'), 'favourites'),
  page(paths.collectShop, () => import('./collect-shop/Page.tsx'), 'favourites', 'stores'),
  page(paths.history, () => import('./history/Page.tsx'), 'favourites'),
  page(paths.moneyPackage, () => import('./money-package/Page.tsx'), 'wallet'),
  page(paths.recharge, () => import('./money-package/recharge/Page.tsx'), 'wallet'),
  page(paths.withdraw, () => import('./money-package/withdraw/Page.tsx'), 'wallet'),
  page(paths.setup, () => import('./setup/Page.tsx'), 'security'),
  page(paths.download, () => import('./download/Page.tsx'), 'security'),
  page(paths.loginPassword, () => import('./setup/login-password/Page.tsx'), 'security'),
  page(paths.setupPhone, () => import('./setup/phone/Page.tsx'), 'security'),
  page(paths.setupEmail, () => import('./setup/email/Page.tsx'), 'security'),
  page(paths.setupAuthenticator, () => import('./setup/authenticator/Page.tsx'), 'security'),
  page(paths.setupMails, () => import('./setup/mails/Page.tsx'), 'security'),
  page(paths.setupIdentity, () => import('./setup/identity/Page.tsx'), 'security'),
  page(paths.accountCancellation, () => import('./setup/account-cancellation/Page.tsx'), 'security'),
  page(paths.transactionPassword, () => import('./setup/transaction-password/Page.tsx'), 'security'),
  page(paths.shippingAddress, () => import('./setup/shipping-address/Page.tsx')),
];
