import styled from '@emotion/styled';

const Root = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 18px;
  background: var(--ground);
  color: #fff;
  font-weight: 600;
  font-size: 18px;
  line-height: 1;
`;

const marks: Readonly<Record<string, { readonly sign: string; readonly ground: string } | undefined>> = {
  USDT: { sign: '₮', ground: '#1a8f6e' },
  USDC: { sign: '$', ground: '#2766b8' },
  ETH: { sign: 'Ξ', ground: '#545b8c' },
  BTC: { sign: '₿', ground: '#b8630a' },
};

/** A coin at a glance: our own drawing. */
export function CoinMark({ coin }: { readonly coin: string }) {
  const { sign, ground } = marks[coin] ?? { sign: coin.slice(0, 1), ground: '#545753' };
  return (
    <Root aria-hidden style={{ background: ground }}>
      {sign}
    </Root>
  );
}
