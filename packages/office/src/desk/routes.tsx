import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { ApplicationDetail } from './applications/ApplicationDetail.tsx';
import { ApplicationsPage } from './applications/ApplicationsPage.tsx';
import { AuditDetail } from './audit/AuditDetail.tsx';
import { AuditPage } from './audit/AuditPage.tsx';
import { ChannelsPage } from './channels/ChannelsPage.tsx';
import { ChatDetail } from './chat/ChatDetail.tsx';
import { ChatPage } from './chat/ChatPage.tsx';
import { CONTENT_ROUTES } from './content-routes.tsx';
import { ContentPage } from './content/ContentPage.tsx';
import { ClosingDetail } from './closings/ClosingDetail.tsx';
import { ClosingsPage } from './closings/ClosingsPage.tsx';
import { CouponRoute } from './coupons/CouponRoute.tsx';
import { CouponsPage } from './coupons/CouponsPage.tsx';
import { CustomerDetail } from './customers/CustomerDetail.tsx';
import { CustomersPage } from './customers/CustomersPage.tsx';
import { DisputeDetail } from './disputes/DisputeDetail.tsx';
import { DisputesPage } from './disputes/DisputesPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { IdentityDetail } from './identity/IdentityDetail.tsx';
import { IdentityPage } from './identity/IdentityPage.tsx';
import { AccountDetail } from './ledger/AccountDetail.tsx';
import { LedgerPage } from './ledger/LedgerPage.tsx';
import { LoanDetail } from './loans/LoanDetail.tsx';
import { LoansPage } from './loans/LoansPage.tsx';
import { RechargeDetail } from './recharges/RechargeDetail.tsx';
import { RechargesPage } from './recharges/RechargesPage.tsx';
import { RolesPage } from './roles/RolesPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { SitePage } from './site/SitePage.tsx';
import { StaffPage } from './staff/StaffPage.tsx';
import { WithdrawalDetail } from './withdrawals/WithdrawalDetail.tsx';
import { WithdrawalsPage } from './withdrawals/WithdrawalsPage.tsx';
import type { DeskPath } from './menu.ts';

/** The routes of each page of the desk. */
export const DESK_ROUTES: Readonly<Record<DeskPath, ReactElement>> = {
  '/home': <Route key="home" path="/home" element={<HomePage />} />,
  '/recharges': (
    <Route key="recharges" path="/recharges" element={<RechargesPage />}>
      <Route path=":rechargeId" element={<RechargeDetail />} />
    </Route>
  ),
  '/withdrawals': (
    <Route key="withdrawals" path="/withdrawals" element={<WithdrawalsPage />}>
      <Route path=":withdrawalId" element={<WithdrawalDetail />} />
    </Route>
  ),
  '/channels': <Route key="channels" path="/channels" element={<ChannelsPage />} />,
  '/ledger': (
    <Route key="ledger" path="/ledger" element={<LedgerPage />}>
      <Route path=":accountId" element={<AccountDetail />} />
    </Route>
  ),
  '/loans': (
    <Route key="loans" path="/loans" element={<LoansPage />}>
      <Route path=":loanId" element={<LoanDetail />} />
    </Route>
  ),
  '/identity': (
    <Route key="identity" path="/identity" element={<IdentityPage />}>
      <Route path=":checkId" element={<IdentityDetail />} />
    </Route>
  ),
  '/applications': (
    <Route key="applications" path="/applications" element={<ApplicationsPage />}>
      <Route path=":applicationId" element={<ApplicationDetail />} />
    </Route>
  ),
  '/disputes': (
    <Route key="disputes" path="/disputes" element={<DisputesPage />}>
      <Route path=":returnId" element={<DisputeDetail />} />
    </Route>
  ),
  '/customers': (
    <Route key="customers" path="/customers" element={<CustomersPage />}>
      <Route path=":userId" element={<CustomerDetail />} />
    </Route>
  ),
  '/closings': (
    <Route key="closings" path="/closings" element={<ClosingsPage />}>
      <Route path=":userId" element={<ClosingDetail />} />
    </Route>
  ),
  '/chat': (
    <Route key="chat" path="/chat" element={<ChatPage />}>
      <Route path=":userId" element={<ChatDetail />} />
    </Route>
  ),
  '/content': (
    <Route key="content" path="/content" element={<ContentPage />}>
      {CONTENT_ROUTES}
    </Route>
  ),
  '/coupons': (
    <Route key="coupons" path="/coupons" element={<CouponsPage />}>
      <Route path=":id" element={<CouponRoute />} />
    </Route>
  ),
  '/site': <Route key="site" path="/site" element={<SitePage />} />,
  '/staff': <Route key="staff" path="/staff" element={<StaffPage />} />,
  '/roles': <Route key="roles" path="/roles" element={<RolesPage />} />,
  '/settings': <Route key="settings" path="/settings" element={<SettingsPage />} />,
  '/audit': (
    <Route key="audit" path="/audit" element={<AuditPage />}>
      <Route path=":actionId" element={<AuditDetail />} />
    </Route>
  ),
};
