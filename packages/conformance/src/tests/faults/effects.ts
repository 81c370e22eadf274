import { intercept, granted, type PlantedFault } from './planted-fault.ts';

type Id = PlantedFault['operations'][number];

/** Reports success without doing anything. */
const claimsSuccess = (id: Id): PlantedFault['plant'] => intercept([id], () => Promise.resolve(granted({})));

const idleWrites = [
  'addressEdit',
  'addressDel',
  'keepGoodsAdd',
  'keepGoodsDel',
  'focusSellerAdd',
  'focusSellerDel',
  'browseHistoryDel',
  'bankCardDel',
  'localuserRefreshAvatar',
  'localuserSetDisplayName',
  'localuserSetMailSettings',
  'userBindWithdrawAddress',
  'userSetSafewordReg',
  'rechargeBlockchainRecharge',
] as const satisfies readonly Id[];

/** An address book that stores the first two addresses, which the judge needs as preparation, and no more. */
const takesTwoAddresses: PlantedFault['plant'] = (send) => {
  let added = 0;
  const idle = claimsSuccess('addressAdd')(send);
  return intercept(['addressAdd'], ({ url, init }) => {
    // The survey calls it without fields.
    if (`${url} ${String(init?.body)}`.includes('contacts=')) added += 1;
    return added > 2 ? idle(url, init) : send(url, init);
  })(send);
};

export const effectFaults: readonly PlantedFault[] = [
  ...idleWrites.map((id) => ({
    name: `grants ${id} and does nothing`,
    caughtBy: 'eff.shows',
    operations: [id],
    plant: claimsSuccess(id),
  })),
  {
    name: 'grants addressAdd and does nothing',
    caughtBy: 'eff.shows',
    operations: ['addressAdd'],
    plant: takesTwoAddresses,
  },
  {
    name: 'grants userUpdateOldAndNewSafeword but keeps the old fund password',
    caughtBy: 'auth.fund-password',
    operations: ['userUpdateOldAndNewSafeword'],
    plant: claimsSuccess('userUpdateOldAndNewSafeword'),
  },
];
