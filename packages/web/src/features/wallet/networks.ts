import type { WithdrawChannel } from '@openmall/sdk';

/** The network in `USDT_TRC20`. */
export const networkIn = (coinAndNetwork: string): string => coinAndNetwork.split('_')[1] ?? coinAndNetwork;

/** A bank is paid in the worth of USDT. */
export const paidCoin = (channel: WithdrawChannel): string => (channel === 'bank' ? 'USDT' : channel);

/** What holders of coins call a network; others keep the name of the wire. */
const longNames: Readonly<Record<string, string | undefined>> = {
  TRC20: 'Tron (TRC20)',
  ERC20: 'Ethereum (ERC20)',
  OMNI: 'Bitcoin (OMNI)',
};
export const networkName = (network: string): string => longNames[network] ?? network;
