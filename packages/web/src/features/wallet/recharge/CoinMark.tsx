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

  svg {
    inline-size: 24px;
    block-size: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

// Drawn rather than written: few fonts have these signs, and a browser would go and look for one that does.
const marks: Readonly<Record<string, { readonly sign: string; readonly ground: string } | undefined>> = {
  USDT: { sign: 'M7 7h10M12 7v11M5.5 11.2c0 1.5 2.9 2.6 6.5 2.6s6.5-1.1 6.5-2.6', ground: '#1a8f6e' },
  USDC: {
    sign: 'M15.5 9.2C15.1 7.8 13.8 7 12 7c-2 0-3.5 1-3.5 2.5 0 3.5 7 1.5 7 5C15.5 16 14 17 12 17c-1.8 0-3.1-.8-3.5-2.2M12 5v14',
    ground: '#2766b8',
  },
  ETH: { sign: 'M7 7h10M8.5 12h7M7 17h10', ground: '#545b8c' },
  BTC: {
    sign: 'M9 6.5h4.3a2.6 2.6 0 0 1 0 5.2H9zM9 11.7h4.8a2.7 2.7 0 0 1 0 5.4H9zM10.5 4.5v2M13 4.5v2M10.5 17.1v2M13 17.1v2',
    ground: '#b8630a',
  },
};

/** A coin at a glance: our own drawing. */
export function CoinMark({ coin }: { readonly coin: string }) {
  const mark = marks[coin];
  return (
    <Root aria-hidden style={{ background: mark?.ground ?? '#545753' }}>
      {mark ? (
        <svg viewBox="0 0 24 24">
          <path d={mark.sign} />
        </svg>
      ) : (
        coin.slice(0, 1)
      )}
    </Root>
  );
}
