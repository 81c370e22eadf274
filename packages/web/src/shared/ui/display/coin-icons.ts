export interface CoinIcon {
  readonly ground: string;
  /** The path of a line 1.4 wide, in a box of 18 by 18. */
  readonly path: string;
}

/**
 * Our own coin icons instead of trademarks. Paths, not text: few fonts have these symbols, and a page would fetch 100 kB
 * of fonts for three letters.
 */
export const coinIcons: Readonly<Record<string, CoinIcon | undefined>> = {
  USDT: { ground: '#1f7f66', path: 'M5 5h8M9 5v8.5M6.5 8.9l5-1.6M6.5 11l5-1.6' },
  USDC: {
    ground: '#2766b8',
    path: 'M11.4 7.1C11.1 6 10.2 5.4 9 5.4c-1.5 0-2.5.7-2.5 1.8 0 2.5 5 1.2 5 3.7 0 1.1-1 1.8-2.5 1.8-1.3 0-2.2-.6-2.5-1.7M9 4v10',
  },
  BTC: {
    ground: '#c46a00',
    path: 'M7 4.9v8.2M5.8 4.9h4.4a2 2 0 0 1 0 4H7M7 8.9h3.6a2.1 2.1 0 0 1 0 4.2H5.8M8.3 3.6v1.3M10.2 3.6v1.3M8.3 13.1v1.3M10.2 13.1v1.3',
  },
  ETH: { ground: '#4e5fb8', path: 'M5.5 5.4h7M6.5 9h5M5.5 12.6h7' },
};
