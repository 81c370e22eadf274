import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { useCategorySellerTree } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-end: 16px;
  & button {
    block-size: 36px;
    padding-inline: 16px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: 18px;
    background: var(--mui-palette-background-paper);
  }
  & button:hover {
    border-color: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
  }
  & button[aria-pressed='true'] {
    border-color: var(--mui-palette-text-primary);
    background: var(--mui-palette-text-primary);
    color: var(--mui-palette-background-paper);
    font-weight: 600;
  }
`;

interface Props {
  readonly sellerId: string;
  readonly chosen: string | undefined;
  readonly onChoose: (categoryId: string | undefined) => void;
}

/** The categories of a store; nothing for a store with one category. */
export function StoreCategories({ sellerId, chosen, onChoose }: Props) {
  const { t } = useTranslation('stores');
  const { data: tree = [] } = useCategorySellerTree({ sellerId }, { query: { meta: { inline: true } } });
  if (tree.length < 2) return null;
  return (
    <Root role="group" aria-label={t('kinds')}>
      <ButtonBase aria-pressed={!chosen} onClick={() => onChoose(undefined)}>
        {t('all')}
      </ButtonBase>
      {tree.map(({ categoryId, name }) => (
        <ButtonBase
          key={categoryId}
          type="button"
          aria-pressed={chosen === categoryId}
          onClick={() => onChoose(categoryId)}
        >
          {name}
        </ButtonBase>
      ))}
    </Root>
  );
}
