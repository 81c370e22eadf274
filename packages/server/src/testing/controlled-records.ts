/** What a buyer of a mall under control begins: orders, recharges, withdrawals, loans. Answers the id of each. */
import type { ControlledBuyer } from './controlled-buyer.ts';
import type { ControlledMall } from './controlled-mall.ts';
import { FUND_PASSWORD } from './test-mall.ts';

/** Goods that can be ordered again and again. */
export async function stockUp({ control }: ControlledMall, buyer: ControlledBuyer): Promise<string> {
  const { pageList } = await buyer.call('sellerGoodsList', { pageSize: 1 });
  const sellerGoodsId = pageList[0]?.id ?? '';
  const { canSelectAttributes } = await buyer.call('sellerGoodsInfo', { sellerGoodsId });
  for (const { skuId } of canSelectAttributes?.skus ?? [])
    await control.call('setStock', { params: { skuId }, body: { onHand: 500 } });
  return sellerGoodsId;
}

export async function placeOrder(buyer: ControlledBuyer, sellerGoodsId: string): Promise<string> {
  const { canSelectAttributes, buyMin } = await buyer.call('sellerGoodsInfo', { sellerGoodsId });
  const skuId = canSelectAttributes?.skus[0]?.skuId ?? '-1';
  const { orderList } = await buyer.call('orderSubmit', {
    orderInfo: `${sellerGoodsId},${skuId},${buyMin}`,
  });
  return orderList[0]?.orderId ?? '';
}

export async function payOrder(buyer: ControlledBuyer, orderId: string): Promise<string> {
  await buyer.call('orderPay', { orderId, safeword: FUND_PASSWORD });
  return orderId;
}

export async function reportRecharge(buyer: ControlledBuyer): Promise<string> {
  const [channel] = await buyer.call('channelBlockchainList', { coin: 'USDT' });
  const { session_token } = await buyer.call('rechargeBlockchainRechargeOpen', {});
  const { order_no } = await buyer.call('rechargeBlockchainRecharge', {
    session_token,
    coin: 'USDT',
    blockchain_name: channel?.blockchain_name ?? '',
    channel_address: channel?.address ?? '',
    amount: '250',
    img: await buyer.upload('recharge'),
  });
  return order_no ?? '';
}

export async function askForWithdrawal(buyer: ControlledBuyer): Promise<string> {
  const { session_token } = await buyer.call('withdrawWithdrawOpen', {});
  const form = { session_token, safeword: FUND_PASSWORD, amount: '120.5', channel: 'USDT' } as const;
  const answer = await buyer.call('withdrawApply', form);
  return answer?.order_no ?? '';
}

export async function loanForm(buyer: ControlledBuyer) {
  return {
    realName: 'Amelia Hartley',
    creditPeriod: 30,
    applyAmount: 150_000,
    countryId: 826,
    identification: 'K7702913',
    imgCertificateFace: await buyer.upload('credit'),
    imgCertificateBack: await buyer.upload('credit'),
    imgCertificateHand: await buyer.upload('credit'),
    agreement: 1,
  } as const;
}

export async function askForLoan(buyer: ControlledBuyer): Promise<string> {
  await buyer.call('creditApply', await loanForm(buyer));
  const { elements } = await buyer.call('creditHistroy', {});
  return elements[0]?.id ?? '';
}
