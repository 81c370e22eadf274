import {
  Banknote,
  BadgeCheck,
  Coins,
  HandCoins,
  History,
  House,
  LayoutTemplate,
  MessageCircle,
  Scale,
  Settings,
  ShieldCheck,
  Store,
  UserCog,
  Users,
} from 'lucide-react';
import { t } from '../shared/i18n/i18n.ts';

/** The pages of the desk in the order of its menu, each with the operation that it lists and its queues. */
export const DESK_MENU = [
  { to: '/home', label: t('menu.home'), icon: House, operation: 'deskHomeFigures', queues: [] },
  {
    to: '/recharges',
    label: t('menu.recharges'),
    icon: Coins,
    operation: 'deskRechargeList',
    queues: ['recharges'],
  },
  {
    to: '/withdrawals',
    label: t('menu.withdrawals'),
    icon: Banknote,
    operation: 'deskWithdrawalList',
    queues: ['withdrawalsToCheck', 'withdrawalsToPay'],
  },
  { to: '/loans', label: t('menu.loans'), icon: HandCoins, operation: 'deskLoanList', queues: ['loans'] },
  {
    to: '/identity',
    label: t('menu.identity'),
    icon: BadgeCheck,
    operation: 'deskIdentityList',
    queues: ['identity'],
  },
  {
    to: '/applications',
    label: t('menu.applications'),
    icon: Store,
    operation: 'deskApplicationList',
    queues: ['applications'],
  },
  {
    to: '/disputes',
    label: t('menu.disputes'),
    icon: Scale,
    operation: 'deskDisputeList',
    queues: ['disputes'],
  },
  { to: '/customers', label: t('menu.customers'), icon: Users, operation: 'deskCustomerList', queues: [] },
  { to: '/chat', label: t('menu.chat'), icon: MessageCircle, operation: 'deskChatList', queues: ['chat'] },
  {
    to: '/content',
    label: t('content.title'),
    icon: LayoutTemplate,
    operation: 'deskCategoryList',
    queues: [],
  },
  { to: '/staff', label: t('menu.staff'), icon: UserCog, operation: 'deskStaffList', queues: [] },
  { to: '/roles', label: t('menu.roles'), icon: ShieldCheck, operation: 'deskRoleList', queues: [] },
  { to: '/settings', label: t('menu.settings'), icon: Settings, operation: 'deskSettingList', queues: [] },
  { to: '/audit', label: t('menu.audit'), icon: History, operation: 'deskAuditList', queues: [] },
] as const;

export type DeskPath = (typeof DESK_MENU)[number]['to'];
