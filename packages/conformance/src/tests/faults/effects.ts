import { intercept, granted, type PlantedFault } from './planted-fault.ts';

type Id = PlantedFault['operations'][number];

/** Grants what it never does. */
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
  'userBindWithdrawAddress',
  'userSetSafewordReg',
  'rechargeBlockchainRecharge',
] as const satisfies readonly Id[];

/** An address book that takes two entries, which the judge prepares with, and no third. */
const takesTwoAddresses: PlantedFault['plant'] = (send) => {
  let added = 0;
  const idle = claimsSuccess('addressAdd')(send);
  return intercept(['addressAdd'], ({ url, init }) => {
    added += 1;
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
    name: 'grants userUpdateOldAndNewSafeword and keeps the old fund password',
    caughtBy: 'auth.fund-password',
    operations: ['userUpdateOldAndNewSafeword'],
    plant: claimsSuccess('userUpdateOldAndNewSafeword'),
  },
];
