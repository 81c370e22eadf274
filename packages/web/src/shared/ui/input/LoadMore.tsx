import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin-block-start: 32px;
  color: var(--mui-palette-text-secondary);
  & .bar {
    inline-size: 200px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--mui-palette-divider);
    overflow: hidden;
  }
  & .bar > span {
    display: block;
    block-size: 100%;
    background: var(--mui-palette-primary-main);
    transition: inline-size var(--quick);
  }
`;

interface Props {
  readonly shown: number;
  readonly total: number;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** "12 of 240", and a button for more while there are. */
export function LoadMore({ shown, total, busy, onMore }: Props) {
  const { t } = useTranslation();
  return (
    <Root>
      <span role="status">{t('loadMore.count', { shown, total })}</span>
      <span className="bar" aria-hidden>
        <span style={{ inlineSize: `${total ? (shown / total) * 100 : 100}%` }} />
      </span>
      {shown < total && (
        <Button variant="outlined" size="large" disabled={busy} onClick={onMore}>
          {busy ? t('loading') : t('loadMore.button')}
        </Button>
      )}
    </Root>
  );
}
