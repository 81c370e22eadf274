import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { GoodsFacet } from '@openmall/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';
import type { List } from '../use-list-state.ts';
import { chosenOf, facetName, toggleOf } from './facet-choice.ts';
import { FilterGroup } from './FilterGroup.tsx';

const SHOWN = 5;

const Values = styled.ul`
  display: grid;
  gap: 12px;
  padding-block-start: 4px;
  & .value {
    display: inline-flex;
    gap: 8px;
  }
  & .count {
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  readonly list: List;
  readonly facet: GoodsFacet;
  /** Only the first attribute is open. Opening all facets would add too many tab stops before the goods. */
  readonly open: boolean;
}

/** The values of an attribute, or stores, with the number of goods of each. Several of them can be chosen. */
export function FacetFilter({ list, facet, open }: Props) {
  const { t } = useTranslation('catalog');
  const [isWhole, setWhole] = useState(false);
  const chosen = chosenOf(facet, list.state);
  const shown = facet.attrValues.filter(
    ({ attrValueId }, index) => isWhole || index < SHOWN || chosen.includes(attrValueId),
  );
  return (
    <FilterGroup
      name={facetName(facet)}
      label={facet.by === 'store' ? t('filters.store') : facet.attrName}
      open={open || facet.attrValues.some(({ attrValueId }) => chosen.includes(attrValueId))}
    >
      <Values>
        {shown.map(({ attrValueId, attrValueName, goodsNum }) => (
          <li key={attrValueId}>
            <CheckBox
              checked={chosen.includes(attrValueId)}
              onChange={() => list.change(toggleOf(facet, list.state, attrValueId))}
            >
              <span className="value">
                <bdi>{attrValueName}</bdi>
                <span className="count">{goodsNum}</span>
              </span>
            </CheckBox>
          </li>
        ))}
      </Values>
      {shown.length < facet.attrValues.length && (
        <Button
          size="small"
          onClick={() => setWhole(true)}
          sx={{ marginBlockStart: '8px', marginInlineStart: '-12px' }}
        >
          {t('filters.more')}
        </Button>
      )}
    </FilterGroup>
  );
}
