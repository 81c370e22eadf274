// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { OperationId } from '../types.ts';

/** Everything that a role may allow. */
export const permissions = [
  'customers:see',
  'customers:hold',
  'identity:see',
  'identity:act',
  'stores:see',
  'stores:act',
  'money:see',
  'withdrawals:approve',
  'withdrawals:pay',
  'recharges:act',
  'loans:see',
  'loans:act',
  'disputes:see',
  'disputes:act',
  'chat:act',
  'settings:write',
  'staff:act',
  'roles:act',
  'audit:see',
] as const;
export type Permission = (typeof permissions)[number];

/** What each operation needs: a permission, `any` session, or `none`. */
export const permissionOf: Readonly<Record<OperationId, Permission | 'any' | 'none'>> = {
  deskSessionLogin: 'none',
  deskSessionJoin: 'none',
  deskSessionMe: 'any',
  deskSessionConfirm: 'any',
  deskSessionEnd: 'any',
  deskHomeFigures: 'any',
  deskWithdrawalList: 'money:see',
  deskWithdrawalInfo: 'money:see',
  deskWithdrawalDecide: 'withdrawals:approve',
  deskWithdrawalPayOut: 'withdrawals:pay',
  deskRechargeList: 'money:see',
  deskRechargeDecide: 'recharges:act',
  deskLoanList: 'loans:see',
  deskLoanInfo: 'loans:see',
  deskLoanDecide: 'loans:act',
  deskDisputeList: 'disputes:see',
  deskDisputeInfo: 'disputes:see',
  deskDisputeDecide: 'disputes:act',
  deskIdentityList: 'identity:see',
  deskIdentityInfo: 'identity:see',
  deskIdentityDecide: 'identity:act',
  deskApplicationList: 'stores:see',
  deskApplicationDecide: 'stores:act',
  deskCustomerList: 'customers:see',
  deskCustomerInfo: 'customers:see',
  deskCustomerHold: 'customers:hold',
  deskRoleList: 'roles:act',
  deskRoleSave: 'roles:act',
  deskRoleRemove: 'roles:act',
  deskStaffList: 'staff:act',
  deskStaffSave: 'staff:act',
  deskAuditList: 'audit:see',
  deskSettingList: 'settings:write',
  deskSettingSave: 'settings:write',
  deskChatList: 'chat:act',
  deskChatMessages: 'chat:act',
  deskChatWrite: 'chat:act',
};
