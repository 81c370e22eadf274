import styled from '@emotion/styled';
import type { OrderRefundLine } from '@openmall/sdk';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../shared/forms/fields/FieldError.tsx';
import { Attributes } from '../../../shared/goods/Attributes.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { QuantityStepper } from '../../../shared/ui/input/QuantityStepper.tsx';
import { lineKey, type RefundValues } from './refund-values.ts';

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding-block: 12px;
    border-block-end: 1px solid var(--mui-palette-divider);
  }
  & > li > span:first-of-type {
    flex: none;
    inline-size: 56px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & .name {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
`;

/** The lines of an order with the number of pieces to refund of each. */
export function RefundPieces({ lines }: { readonly lines: readonly OrderRefundLine[] }) {
  const { t } = useTranslation('orders');
  const [{ value: pieces }, meta, { setValue }] = useField<RefundValues['pieces']>('pieces');
  return (
    <div>
      <List aria-label={t('refund.part')}>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <Picture src={line.goodsIcon} alt="" width={56} />
            <span className="name">
              <bdi>{line.goodsName}</bdi>
              <small>
                <Attributes named of={line.attributes} /> <bdi>× {line.goodsNum}</bdi>
              </small>
            </span>
            <QuantityStepper
              size="small"
              label={line.goodsName}
              min={0}
              max={line.goodsNum}
              value={pieces[lineKey(line)] ?? 0}
              onChange={(count) => void setValue({ ...pieces, [lineKey(line)]: count })}
            />
          </li>
        ))}
      </List>
      {meta.touched && meta.error && (
        <div role="alert" style={{ marginBlockStart: 8 }}>
          <FieldError>{t('refund.choose')}</FieldError>
        </div>
      )}
    </div>
  );
}
