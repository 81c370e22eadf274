import { listChannels } from '../../domain/wallet/recharges/channels.ts';
import type { Handler } from '../handler.ts';
import { coins, dollars } from '../wire/money.ts';

export const channelBlockchainList: Handler<'channelBlockchainList'> = async ({ ctx, input }) => {
  const channels = await listChannels(ctx.db, { coin: input.coin });
  return channels.map((channel) => ({
    id: channel.id,
    coin: channel.coin,
    blockchain_name: channel.blockchain_name,
    img: null,
    img_str: null,
    address: channel.address,
    fee: dollars(channel.price),
    recharge_limit_min: coins(channel.minimum),
    recharge_limit_max: coins(channel.maximum),
    auto: channel.is_auto ? 1 : 0,
  }));
};
