import type { WithdrawChannel } from '@openmall/sdk';

/** The network part of an identifier like `USDT_TRC20`. */
export const networkIn = (coinAndNetwork: string): string => coinAndNetwork.split('_')[1] ?? coinAndNetwork;

/** The coin of a withdrawal; bank withdrawals are counted in USDT. */
export const paidCoin = (channel: WithdrawChannel): string => (channel === 'bank' ? 'USDT' : channel);

/** Common names of networks; others are shown with their wire name. */
const longNames: Readonly<Record<string, string | undefined>> = {
  TRC20: 'Tron (TRC20)',
  ERC20: 'Ethereum (ERC20)',
  OMNI: 'Bitcoin (OMNI)',
};
export const networkName = (network: string): string => longNames[network] ?? network;
