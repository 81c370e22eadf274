import styled from '@emotion/styled';
import type { GoodsChoice, GoodsVariants } from '@openmall/sdk';
import { Check, CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatNames } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { CoveringRadio } from '../../../shared/ui/input/CoveringRadio.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden.tsx';
import { swatchOf, valueName, valueState, type Choices } from './variants.ts';

const Root = styled.fieldset`
  & legend {
    display: flex;
    gap: 8px;
    margin-block-end: 8px;
    font-weight: 600;
  }
  & legend span {
    color: var(--mui-palette-text-secondary);
    font-weight: 400;
  }
  & .values {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  & label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 48px;
    min-block-size: 42px;
    padding-inline: 14px;
    justify-content: center;
    border: 1px solid var(--mui-palette-outline);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    cursor: pointer;
    overflow: hidden;
  }
  & label:hover {
    border-color: var(--mui-palette-primary-main);
  }
  & label:has(:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
  & label:has(:checked) {
    border-color: var(--mui-palette-primary-main);
    box-shadow: inset 0 0 0 1px var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  & .tick {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: none;
    padding: 1px 1px 0 2px;
    border-start-start-radius: 8px;
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & label:has(:checked) .tick {
    display: block;
  }
  & .swatch {
    inline-size: 40px;
    margin-inline-start: -12px;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & label[data-impossible='true'] {
    border-style: dashed;
    color: var(--mui-palette-text-tertiary);
    background: linear-gradient(
      to top right,
      transparent calc(50% - 0.5px),
      var(--mui-palette-outline) 50%,
      transparent calc(50% + 0.5px)
    );
  }
  & label[data-soldout='true'] {
    color: var(--mui-palette-text-tertiary);
    border-style: dashed;
  }
  & .why {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-block-start: 8px;
    color: var(--mui-palette-warning-main);
    font-size: 13px;
  }
  &[data-wanted='true'] legend {
    color: var(--mui-palette-error-main);
  }
  @media (width < 900px) {
    & label {
      min-block-size: 44px;
    }
  }
`;

interface Props {
  readonly attr: GoodsChoice;
  readonly variants: GoodsVariants;
  readonly choices: Choices;
  readonly onChoose: (attrId: string, valueId: string) => void;
  /** The buyer tried to buy without choosing here. */
  readonly isRequired: boolean;
  /** Shown behind the values. */
  readonly help?: ReactNode;
}

/**
 * An attribute as a radio group. Values that do not match the other choices are struck through but stay selectable.
 */
export function VariantPicker({ attr, variants, choices, onChoose, isRequired, help }: Props) {
  const { t } = useTranslation('product');
  const id = useId();
  const chosen = choices[attr.attrId];
  const chosenState = chosen ? valueState(variants, choices, attr.attrId, chosen) : undefined;
  const others = variants.goodAttrs
    .filter(({ attrId }) => attrId !== attr.attrId)
    .flatMap((other) => valueName(other, choices[other.attrId]) || []);
  const conflictText = (value: string) => t('notMade', { value, other: formatNames(others) });
  return (
    <Root data-wanted={isRequired && !chosen} aria-describedby={`${id}why`}>
      <legend>
        {attr.attrName}
        <span>
          <bdi>{valueName(attr, chosen)}</bdi>
        </span>
      </legend>
      <div className="values">
        {attr.attrValues.map(({ attrValueId, attrValueName }) => {
          const swatch = swatchOf(variants, attr, attrValueId);
          const { impossible, soldOut } = valueState(variants, choices, attr.attrId, attrValueId);
          return (
            <label
              key={attrValueId}
              data-impossible={impossible}
              data-soldout={soldOut}
              title={impossible ? conflictText(attrValueName) : soldOut ? t('outOfStock') : undefined}
            >
              <CoveringRadio
                name={`${id}${attr.attrId}`}
                checked={attrValueId === chosen}
                onChange={() => onChoose(attr.attrId, attrValueId)}
              />
              {swatch && <Picture className="swatch" src={swatch} alt="" width={40} />}
              <bdi>{attrValueName}</bdi>
              {impossible && <VisuallyHidden>{t('notMadeShort')}</VisuallyHidden>}
              {soldOut && <VisuallyHidden>{t('outOfStock')}</VisuallyHidden>}
              <span className="tick">
                <Check size={12} strokeWidth={3} aria-hidden />
              </span>
            </label>
          );
        })}
        {help}
      </div>
      <div id={`${id}why`} role="status">
        {chosen && chosenState?.impossible ? (
          <p className="why">
            <CircleAlert size={16} aria-hidden /> {conflictText(valueName(attr, chosen))}
          </p>
        ) : null}
      </div>
    </Root>
  );
}
