import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { OrderQuoteLine } from '@openmall/sdk';
import { Link } from 'react-router-dom';
import { Attributes } from '../../../shared/goods/Attributes.tsx';
import { useTranslation } from 'react-i18next';
import { productPath } from '../../../shared/navigation/paths.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { fixOf, type LineFix } from './quote-fix.ts';

const Root = styled.li`
  padding-block: 12px;
  & + & {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & > .row {
    display: grid;
    grid-template-columns: 72px 1fr 96px 64px 112px;
    gap: 16px;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  & .row > span:first-of-type {
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & .name {
    min-inline-size: 0;
  }
  & .name > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    border-radius: 4px;
  }
  & .name > a:hover {
    color: var(--mui-palette-primary-main);
  }
  & .name small {
    display: block;
    margin-block-start: 2px;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .unit {
    text-align: end;
  }
  & .unit s {
    display: block;
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
    line-height: 16px;
  }
  & .count {
    text-align: center;
    color: var(--mui-palette-text-secondary);
  }
  & .sum {
    justify-self: end;
    font-weight: 600;
  }
  &[data-off='true'] .sum {
    color: var(--mui-palette-text-tertiary);
    font-weight: 400;
    text-decoration: line-through;
  }
  & .fix {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & .fix > span {
    flex: 1;
  }
  @media (width < 900px) {
    & > .row {
      grid-template-columns: 72px minmax(0, 1fr) auto;
      gap: 4px 12px;
    }
    & .row > span:first-of-type {
      grid-row: 1 / 4;
      align-self: start;
    }
    & .name {
      grid-column: 2 / -1;
    }
    & .unit {
      text-align: start;
    }
    & .count {
      text-align: end;
    }
    & .sum {
      grid-column: 2 / -1;
    }
    & .fix {
      flex-wrap: wrap;
    }
    & .name > a {
      padding-block: 12px;
      margin-block: -12px;
    }
  }
`;

/** A button in a line of text must not make the line higher. */
const fixButtonStyles = { marginBlock: '-6px' };

interface Props {
  readonly line: OrderQuoteLine;
  /** The price that the cart shows. */
  readonly knownPrice: number | undefined;
  readonly maxBuy: number;
  readonly onFix: (fix: LineFix) => void;
  readonly onRemove: () => void;
}

/** A line with the server's current price, and a problem that prevents ordering it. */
export function QuoteLine({ line, knownPrice, maxBuy, onFix, onRemove }: Props) {
  const { t } = useTranslation('checkout');
  const { t: errorText } = useTranslation('errors');
  const fix = fixOf(line, knownPrice, maxBuy);
  const [problem] = line.problems;
  return (
    <Root data-off={problem !== undefined}>
      <div className="row">
        <Picture src={line.goodsIcon} alt="" width={72} />
        <div className="name">
          <Link to={productPath(line.sellerGoodsId, line.skuId === '-1' ? undefined : line.skuId)}>
            {line.goodsName}
          </Link>
          {line.attributes.length > 0 && (
            <small>
              <Attributes of={line.attributes} />
            </small>
          )}
        </div>
        <span className="unit">
          <Money value={line.goodsReal} />
          {line.goodsReal < line.sellingPrice && (
            <s>
              <Money value={line.sellingPrice} />
            </s>
          )}
        </span>
        <span className="count">
          <bdi>× {line.goodsNum}</bdi>
        </span>
        <Money className="sum" value={line.totalCost} />
      </div>
      {fix !== 'none' && (
        <div role="alert" style={{ marginBlockStart: 12 }}>
          <Notice severity="warning">
            <div className="fix">
              <span>
                {problem ? errorText(problem) : t('line.priceChanged')}{' '}
                {problem && fix !== 'remove' && t('line.canBuy', { count: fix.count ?? 0 })}
                {!problem && knownPrice !== undefined && (
                  <>
                    <s>
                      <Money value={knownPrice} />
                    </s>{' '}
                    <Money value={line.goodsReal} />
                  </>
                )}
              </span>
              {fix !== 'remove' && (
                <Button size="small" variant="outlined" onClick={() => onFix(fix)} sx={fixButtonStyles}>
                  {t('line.update')}
                </Button>
              )}
              <Button size="small" variant="text" color="inherit" onClick={onRemove} sx={fixButtonStyles}>
                {t('line.remove')}
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </Root>
  );
}
