import type { DeskChannels } from '@openmall/sdk/desk';
import { useDeskChannelSave } from '@openmall/sdk/desk/hooks';
import { deskChannelSave } from '@openmall/sdk/desk/validators';
import { neededFields } from '../../shared/forms/needed.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';

export type Channel = DeskChannels['channels'][number];
export type Coin = DeskChannels['coins'][number];
type SaveParams = Parameters<ReturnType<typeof useDeskChannelSave>['mutateAsync']>[0]['params'];

export const openOptions = () => [
  { value: 'true', label: t('action.yes') },
  { value: 'false', label: t('action.no') },
];

export const reasonField = () => ({
  name: 'reason',
  label: t('action.reason'),
  hint: t('action.logHint'),
  multiline: true,
});

const NEEDED = ['coin', 'blockchain', 'address', 'minimum', 'maximum', 'isOpen', 'position', 'reason'];

const networksOf = (coins: readonly Coin[]) => [...new Set(coins.flatMap(({ networks }) => networks))];

const fieldsOf = (channel: Channel | undefined, { coins, channels }: DeskChannels) => [
  {
    name: 'coin',
    label: t('channels.coin'),
    initial: channel?.coin ?? 'USDT',
    options: coins.map(({ coin, networks }) => ({ value: coin, label: `${coin} (${networks.join(', ')})` })),
  },
  {
    name: 'blockchain',
    label: t('recharges.chain'),
    initial: channel?.blockchain ?? 'TRC20',
    options: networksOf(coins).map((network) => ({ value: network, label: network })),
  },
  {
    name: 'address',
    label: t('withdrawals.address'),
    hint: t('channels.addressHint'),
    initial: channel?.address,
  },
  { name: 'minimum', label: t('setting.recharge_amount_min'), initial: channel?.minimum ?? '10' },
  { name: 'maximum', label: t('setting.recharge_amount_max'), initial: channel?.maximum ?? '10000' },
  {
    name: 'isOpen',
    label: t('channels.shown'),
    initial: String(channel?.isOpen ?? true),
    options: openOptions(),
  },
  {
    name: 'position',
    label: t('channels.position'),
    initial: String(channel?.position ?? channels.length + 1),
  },
  reasonField(),
];

interface Props {
  readonly data: DeskChannels;
  readonly channel?: Channel | undefined;
  readonly onClose: () => void;
}

/** Adds a recharge channel or changes one. The server checks the address by its network. */
export function ChannelDialog({ data, channel, onClose }: Props) {
  const { mutateAsync, error } = useDeskChannelSave();
  const run = ({ isOpen, position, ...texts }: Readonly<Record<string, string>>) =>
    mutateAsync({
      params: {
        ...(channel && { channelId: channel.id, version: channel.version }),
        ...texts,
        address: texts['address']?.trim(),
        isOpen: isOpen === 'true',
        position: Number(position),
      } as SaveParams, // The validator has checked the texts.
    });
  return (
    <DecisionDialog
      title={channel ? `${channel.coin} · ${channel.blockchain}` : t('channels.add')}
      {...(data.needsSecondPerson && { intro: t('channels.secondHint') })}
      submit={t('action.save')}
      fields={fieldsOf(channel, data)}
      schema={neededFields(deskChannelSave, NEEDED)}
      run={run}
      error={error}
      onClose={onClose}
    />
  );
}
