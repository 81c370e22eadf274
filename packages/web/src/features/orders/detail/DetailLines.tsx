import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { useOrderListGoods } from '@openmall/sdk/hooks';
import { Link } from 'react-router';
import { Attributes } from '../../../shared/goods/Attributes.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { productPath } from '../../../shared/navigation/paths.ts';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th {
    padding-block-end: 8px;
    color: var(--mui-palette-text-secondary);
    font-weight: 400;
    font-size: 12px;
    text-align: end;
  }
  & th:first-of-type {
    text-align: start;
  }
  & td {
    padding-block: 12px;
    border-block-start: 1px solid var(--mui-palette-divider);
    text-align: end;
    white-space: nowrap;
  }
  & td:first-of-type {
    text-align: start;
    white-space: normal;
  }
  & .goods {
    display: grid;
    grid-template-columns: 64px 1fr;
    gap: 16px;
    align-items: center;
    padding-inline-end: 16px;
  }
  & .goods > span {
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & .goods a:hover {
    color: var(--mui-palette-primary-main);
  }
  & .goods small {
    display: block;
    margin-block-start: 2px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & s {
    display: block;
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
  }
  & .sum {
    font-weight: 600;
  }
  @media (width < 900px) {
    &,
    & tbody,
    & td:first-of-type {
      display: block;
    }
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: end;
      gap: 4px 16px;
      padding-block: 12px;
      border-block-start: 1px solid var(--mui-palette-divider);
    }
    & td {
      padding: 0;
      border: 0;
    }
    & td:first-of-type {
      flex: 1 0 100%;
    }
    & .goods {
      padding-inline-end: 0;
    }
  }
`;

const MOST_LINES = 100;

/** What was ordered, at the names and prices of then. */
export function DetailLines({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('orders');
  const lines = useOrderListGoods({ orderId, pageSize: MOST_LINES }, { query: { meta: { inline: true } } });
  if (lines.isError) return <ErrorState error={lines.error} onRetry={() => void lines.refetch()} />;
  if (!lines.data) return <Skeleton height={120} />;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('lines.goods')}</th>
          <th scope="col">{t('lines.price')}</th>
          <th scope="col">{t('lines.count')}</th>
          <th scope="col">{t('lines.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.data.pageList.map((line) => (
          <tr key={`${line.goodsId} ${line.skuId}`}>
            <td>
              <div className="goods">
                <Picture src={line.goodsIcon} alt="" width={64} />
                <span>
                  {line.isValid === 1 ? (
                    <Link to={productPath(line.goodsId, line.skuId === '-1' ? undefined : line.skuId)}>
                      <bdi>{line.goodsName}</bdi>
                    </Link>
                  ) : (
                    <bdi>{line.goodsName}</bdi>
                  )}
                  <small>
                    <Attributes named of={line.attributes} />
                  </small>
                </span>
              </div>
            </td>
            <td>
              <Money value={line.goodsReal} />
              {line.goodsReal < line.sellingPrice && (
                <s>
                  <Money value={line.sellingPrice} />
                </s>
              )}
            </td>
            <td>{line.goodsNum}</td>
            <td className="sum">
              <Money value={line.totalCost} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
