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
`;

/** People compare the ends. */
const End = styled.b`
  color: var(--mui-palette-primary-main);
  font-weight: 700;
`;

const groupsOf = (address: string): readonly string[] => address.match(/.{1,4}/g) ?? [];

/** A blockchain address in groups of four characters for comparing. Copying it yields no gaps. */
export function CryptoAddress({ address }: { readonly address: string }) {
  const groups = groupsOf(address);
  return (
    <Root dir="ltr">
      {groups.map((group, index) => {
        const Group = index === 0 || index === groups.length - 1 ? End : 'span';
        return <Group key={index}>{group}</Group>;
      })}
    </Root>
  );
}

/** The first and last six characters of an address; the full address is in the tooltip. */
export const ShortAddress = ({ address }: { readonly address: string }) => (
  <bdi dir="ltr" title={address}>
    {address.length > 14 ? `${address.slice(0, 6)} … ${address.slice(-6)}` : address}
  </bdi>
);
