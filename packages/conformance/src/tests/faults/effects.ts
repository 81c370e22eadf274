import { at, granted, type PlantedFault } from './planted-fault.ts';

type Id = PlantedFault['at'][number];

/** Grants what it never does. */
const onlySaysSo = (id: Id): PlantedFault['plant'] => at([id], () => Promise.resolve(granted({})));

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
  const idle = onlySaysSo('addressAdd')(send);
  return at(['addressAdd'], ({ url, init }) => {
    added += 1;
    return added > 2 ? idle(url, init) : send(url, init);
  })(send);
};

export const effectFaults: readonly PlantedFault[] = [
  ...idleWrites.map((id) => ({
    name: `grants ${id} and does nothing`,
    caughtBy: 'eff.shows',
    at: [id],
    plant: onlySaysSo(id),
  })),
  {
    name: 'grants addressAdd and does nothing',
    caughtBy: 'eff.shows',
    at: ['addressAdd'],
    plant: takesTwoAddresses,
  },
  {
    name: 'grants userUpdateOldAndNewSafeword and keeps the old fund password',
    caughtBy: 'auth.fund-password',
    at: ['userUpdateOldAndNewSafeword'],
    plant: onlySaysSo('userUpdateOldAndNewSafeword'),
  },
];
