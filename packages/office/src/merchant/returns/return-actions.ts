import type { MerchantReturnInfo } from '@openmall/sdk/merchant';

export type ReturnAction = MerchantReturnInfo['acts'][number];

/** The texts of an action. A missing parcel is paid back where goods are accepted. */
export function returnActionTexts(action: ReturnAction, isMissing: boolean) {
  const group = action === 'accept' && isMissing ? 'payBack' : action;
  return {
    name: `returnAction.${group}`,
    hint: `returnAction.${group}Hint`,
  } as const;
}
