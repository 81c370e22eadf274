// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export * from './chat/chat.ts';
export * from './content/content.ts';
export * from './customers/customers.ts';
export * from './disputes/disputes.ts';
export * from './home/home.ts';
export * from './identity/identity.ts';
export * from './loans/loans.ts';
export * from './money/money.ts';
export * from './session/session.ts';
export * from './staff/staff.ts';
export * from './stores/stores.ts';
