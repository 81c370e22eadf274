import styled from '@emotion/styled';
import type { GoodsDetails } from '@openmall/sdk';
import { phraseOf } from '../../shared/i18n/i18n.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 760px;
  border-collapse: collapse;
  & :is(th, td) {
    padding: 10px 16px;
    text-align: start;
    vertical-align: top;
  }
  & th {
    inline-size: 220px;
    color: var(--mui-palette-text-secondary);
    font-weight: 400;
  }
  & tr:nth-of-type(odd) {
    background: var(--mui-palette-background-default);
  }
  @media (width < 600px) {
    & th {
      inline-size: 40%;
    }
    & :is(th, td) {
      padding: 10px 8px;
      overflow-wrap: anywhere;
    }
  }
`;

/** What the store says of the goods in rows. */
export function Specification({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const rows = [
    ...(goods.attributes ?? []).map(({ attrName, attrValue }) => ({ name: attrName, value: attrValue })),
    {
      name: t('specification.category'),
      value: [goods.categoryName, goods.secondaryCateName].filter(Boolean).join(' / '),
    },
    {
      name: t('specification.unit'),
      value: phraseOf('product', `specification.units.${goods.unit}`, goods.unit),
    },
    { name: t('specification.min'), value: String(Math.max(1, goods.buyMin)) },
    { name: t('specification.code'), value: goods.goodsId },
  ];
  return (
    <Table>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
