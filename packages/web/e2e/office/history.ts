/** A desk and a store with a record in each of their lists. */
import {
  channelBlockchainList,
  creditApply,
  evaluationAdd,
  kycApply,
  newOnlinechatSend,
  orderPay,
  orderReceipt,
  orderRequestReturn,
  orderReturns,
  rechargeBlockchainRecharge,
  rechargeBlockchainRechargeOpen,
  orderDisputeReturn,
  orderInfo,
  uploadimgExecute,
  userOnlineChatControllerSend,
} from '@openmall/sdk';
import {
  merchantApplicationSubmit,
  merchantOrderShip,
  merchantReturnDecide,
  merchantReturnList,
} from '@openmall/sdk/merchant';
import { type Account, openAccount, openReadyAccount } from '../buyer.ts';
import type { Mall } from '../mall.ts';
import { askForMoney, closeAccounts, LONG_NAME } from './accounts.ts';
import { addContent, addCoupons, addStaff } from './content.ts';
import { sellLongAgo } from './sales.ts';
import { openMerchant, openOwner, openStore, type DeskPerson, type Product } from '../office.ts';
import { placeOrder } from '../orders.ts';
import { pictureFile } from '../pictures.ts';

export interface OfficeHistory {
  readonly owner: DeskPerson;
  readonly store: Product;
  /** The session of an account that has applied for a store. */
  readonly applicant: string;
}

type Upload = (moduleName: 'recharge' | 'credit' | 'kyc' | 'refund') => Promise<string>;

async function recharge({ transport }: Account, upload: Upload): Promise<void> {
  const [channel] = await channelBlockchainList(transport);
  if (!channel) throw new Error('The mall has no channel');
  const { session_token } = await rechargeBlockchainRechargeOpen(transport);
  await rechargeBlockchainRecharge(transport, {
    session_token: session_token ?? '',
    coin: channel.coin,
    blockchain_name: channel.blockchain_name,
    channel_address: channel.address ?? '',
    amount: '250',
    img: await upload('recharge'),
  });
}

async function applyForLoan({ transport }: Account, upload: Upload): Promise<void> {
  const picture = await upload('credit');
  await creditApply(transport, {
    agreement: 1,
    realName: 'Amelia Hartley',
    creditPeriod: 90,
    applyAmount: 150_000,
    countryId: 826,
    identification: 'K7702913',
    imgCertificateFace: picture,
    imgCertificateBack: picture,
    imgCertificateHand: picture,
  });
}

async function proveName({ transport }: Account, upload: Upload): Promise<void> {
  const [idimg_1, idimg_2] = [await upload('kyc'), await upload('kyc')];
  const document = {
    name: 'Amelia Hartley',
    idname: 'passport',
    idnumber: 'K7702913',
    nationality: 'Norway',
  };
  await kycApply(transport, { ...document, idimg_1, idimg_2 });
}

interface Trade {
  readonly buyer: Account;
  readonly merchant: Account;
  readonly store: Product;
  readonly upload: Upload;
}

/** Three orders: one to ship, one to refund, one received with a review and a disputed return. */
async function trade(mall: Mall, { buyer, merchant, store, upload }: Trade): Promise<void> {
  const { transport, fundPassword: safeword } = buyer;
  const order = async () => {
    const orderId = await placeOrder(mall, buyer, store.name, 2);
    await orderPay(transport, { orderId, safeword });
    return orderId;
  };
  await order();
  await orderReturns(transport, { orderId: await order(), returnReason: 2 });
  const received = await order();
  const { transport: seller } = await openMerchant(mall, merchant);
  await merchantOrderShip(seller, { orderId: received, carrier: 'Nordic Parcel', trackingNumber: 'NP4471' });
  await orderReceipt(transport, { orderId: received });
  const review = { rating: 2, evaluationType: 3, content: 'The seam is open.' } as const;
  await evaluationAdd(transport, { ...review, sellerGoodsId: store.goodsId, orderId: received });
  const images = await upload('refund');
  await orderRequestReturn(transport, {
    ...{ orderId: received, returnReason: 6, returnDetail: 'The handle was broken.', images },
  });
  const [request] = (await merchantReturnList(seller, {})).pageList;
  const returnId = request?.id ?? '';
  await merchantReturnDecide(seller, {
    returnId,
    decision: 'refuse',
    reason: 'It was whole when we sent it.',
  });
  await orderDisputeReturn(transport, { returnId, statement: 'The box was dented, too.' });
  const { sellerId } = (await orderInfo(transport, { orderId: received })).orderInfo;
  const message = { type: 'text', content: 'Is the lamp black or dark green?' } as const;
  await userOnlineChatControllerSend(transport, { ...message, partyid: sellerId ?? '' });
  await newOnlinechatSend(transport, message);
}

/** A mall whose desk and store have something to do in every list. */
export async function openOfficeWithHistory(mall: Mall): Promise<OfficeHistory> {
  const owner = await openOwner(mall, 'ingrid.widths');
  const merchant = await openAccount(mall);
  const store = await openStore(mall, owner.transport, merchant);
  const buyer = await openReadyAccount(mall, LONG_NAME);
  const file = await pictureFile(mall);
  const upload: Upload = (moduleName) => uploadimgExecute(buyer.transport, { file, moduleName });
  await trade(mall, { buyer, merchant, store, upload });
  await recharge(buyer, upload);
  await applyForLoan(buyer, upload);
  await proveName(buyer, upload);
  const applicant = await openMerchant(mall, await openAccount(mall, LONG_NAME));
  const form = {
    storeName: 'Birch, Wool and Whitewashed Timber of the Archipelago',
    countryCode: 'NO',
    location: 'Longyearbyen, Svalbard and Jan Mayen',
    remark: 'Furniture and textiles that three families make by hand in winter, mostly to order.',
  } as const;
  await merchantApplicationSubmit(applicant.transport, form);
  await addContent(owner.transport);
  await addCoupons(owner.transport, (await openMerchant(mall, merchant)).transport);
  await addStaff(mall, owner);
  await closeAccounts(mall, buyer);
  await askForMoney(mall, owner.transport);
  await sellLongAgo(mall, { buyer, merchant, store });
  return { owner, store, applicant: applicant.token };
}
