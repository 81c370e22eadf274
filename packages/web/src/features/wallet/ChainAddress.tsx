import styled from '@emotion/styled';

const Root = styled.bdi`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  font:
    500 14px/22px ui-monospace,
    'SF Mono',
    Menlo,
    Consolas,
    monospace;
  & > b {
    color: var(--mui-palette-primary-main);
    font-weight: 700;
  }
`;

const groupsOf = (address: string): readonly string[] => address.match(/.{1,4}/g) ?? [];

/** An address in groups of four, so that it can be compared; the gaps are not part of what is selected and copied. */
export function ChainAddress({ address }: { readonly address: string }) {
  const groups = groupsOf(address);
  return (
    <Root dir="ltr">
      {groups.map((group, place) => {
        const Group = place === 0 || place === groups.length - 1 ? 'b' : 'span';
        return <Group key={place}>{group}</Group>;
      })}
    </Root>
  );
}

/** First six and last six signs, where the whole address is one click away. */
export const ShortAddress = ({ address }: { readonly address: string }) => (
  <bdi dir="ltr" title={address}>
    {address.length > 14 ? `${address.slice(0, 6)} … ${address.slice(-6)}` : address}
  </bdi>
);
