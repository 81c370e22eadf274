/** Content, roles and staff of a mall, with names that fill their lists. */
import type { Transport } from '@openmall/sdk';
import { deskCouponSave, deskLotterySave, deskNewsSave, deskRoleSave } from '@openmall/sdk/desk';
import { merchantCouponSave } from '@openmall/sdk/merchant';
import type { Mall } from '../mall.ts';
import { inviteColleague, type DeskPerson } from '../office.ts';

const DAY_MS = 86_400_000;

/** An article that is out, one that is not, and a lucky draw. */
export async function addContent(desk: Transport): Promise<void> {
  const now = Date.now();
  const title = 'Parcels to the islands of the northern archipelago now leave every day, Sundays included';
  const article = {
    lang: 'en',
    title,
    content: '<p>They used to leave on Mondays and Thursdays.</p>',
  } as const;
  const draft = { texts: [article], image: null, isHidden: false };
  await deskNewsSave(desk, { ...draft, releasedAt: now - DAY_MS });
  await deskNewsSave(desk, { ...draft, releasedAt: now + DAY_MS });
  const draw = {
    lang: 'en',
    title: 'Midsummer draw: a hundred hand-woven blankets for a hundred buyers',
  } as const;
  await deskLotterySave(desk, {
    ...{ texts: [draw], link: '/index', isHidden: false },
    startsAt: now - DAY_MS,
    endsAt: now + DAY_MS,
  });
}

/** A coupon of the mall and one of a store, with codes as long as they may be. */
export async function addCoupons(desk: Transport, merchant: Transport): Promise<void> {
  const now = Date.now();
  const terms = { minGoods: 50, startsAt: now - DAY_MS, endsAt: now + DAY_MS, userLimit: 1 };
  await deskCouponSave(desk, { ...terms, code: 'MIDSUMMERATTHEHARBOUR20', amount: 20, totalLimit: 5000 });
  const share = { percent: 15, maxDiscount: 120 };
  await merchantCouponSave(merchant, { ...terms, ...share, code: 'WOOLANDTIMBERALLWINTERLONG15' });
}

export async function addStaff(mall: Mall, owner: DeskPerson): Promise<void> {
  await deskRoleSave(owner.transport, {
    name: 'Customer service and returns, night shift',
    description: 'Answers users and decides disputes while the others sleep; moves no money.',
    permissions: 'chat:act,customers:see,disputes:see,disputes:act',
  });
  await inviteColleague(mall, owner, 'sven.widths');
}
