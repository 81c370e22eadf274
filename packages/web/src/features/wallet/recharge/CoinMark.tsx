import styled from '@emotion/styled';
import { coinIcons } from '../../../shared/ui/display/coin-icons.ts';

const Root = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 18px;
  background: var(--mui-palette-background-default);
  color: #fff;
  font-weight: 600;
  font-size: 18px;
  line-height: 1;

  svg {
    inline-size: 24px;
    block-size: 24px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** The icon of a coin. */
export function CoinMark({ coin }: { readonly coin: string }) {
  const mark = coinIcons[coin];
  return (
    <Root aria-hidden style={{ background: mark?.ground ?? '#545753' }}>
      {mark ? (
        <svg viewBox="0 0 18 18">
          <path d={mark.path} />
        </svg>
      ) : (
        coin.slice(0, 1)
      )}
    </Root>
  );
}
