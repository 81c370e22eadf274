import { decideChange } from '../../domain/wallet/channels/channel-changes.ts';
import { listAllChannels, listCoins, setCoinPrice } from '../../domain/wallet/channels/list-channels.ts';
import { saveChannel } from '../../domain/wallet/channels/save-channel.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import type { DeskHandler } from '../handler.ts';
import { coins } from '../wire/money.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

type Coin = Awaited<ReturnType<DeskHandler<'deskChannelList'>>>['coins'][number];

export const deskChannelList: DeskHandler<'deskChannelList'> = async ({ ctx }) => {
  const settings = await readSettings(ctx.db, ['can_recharge', 'channel_second_approval']);
  const channels = await listAllChannels(ctx);
  const all = await listCoins(ctx);
  return {
    isOpen: settings.can_recharge === 'true' || settings.can_recharge === '1',
    needsSecondPerson: settings.channel_second_approval === 'true',
    channels: channels.map(({ minimum, maximum, lastUsedAt, change, ...channel }) => ({
      ...channel,
      minimum: coins(minimum),
      maximum: coins(maximum),
      lastUsedAt: optionalEpoch(lastUsedAt),
      change: change && {
        ...change,
        // Only networks of the contract are requested.
        blockchain: change.blockchain as Coin['networks'][number],
        requestedAt: epoch(change.requestedAt),
      },
    })),
    coins: all.map((coin) => ({ ...coin, networks: [...coin.networks] as Coin['networks'] })),
  };
};

export const deskChannelSave: DeskHandler<'deskChannelSave'> = ({ ctx, input }) => saveChannel(ctx, input);

export const deskChannelDecide: DeskHandler<'deskChannelDecide'> = async ({ ctx, input }) => {
  await decideChange(ctx, input.changeId, input.decision === 'grant');
  return null;
};

export const deskChannelPrice: DeskHandler<'deskChannelPrice'> = async ({ ctx, input }) => {
  const { coin, price = null, reason } = input;
  await setCoinPrice(ctx, coin, price, reason);
  return null;
};
