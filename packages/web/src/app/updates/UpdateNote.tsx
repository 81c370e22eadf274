import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadHere } from '../../shared/parts/reload-here.ts';
import { update } from './update.ts';

const Root = styled.section`
  position: fixed;
  z-index: 48;
  inset-block-end: 24px;
  inset-inline-start: 24px;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  inline-size: 400px;
  padding: 20px;
  border-radius: var(--mui-shape-borderRadiusLarge);
  background: var(--mui-palette-background-paper);
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 8%),
    var(--mui-elevation-high);
  & > svg {
    grid-row: span 2;
    box-sizing: content-box;
    padding: 10px;
    border-radius: 50%;
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & > h2 {
    font-size: 15px;
    line-height: 22px;
  }
  & > p {
    color: var(--mui-palette-text-secondary);
  }
  & > div {
    grid-column: 2;
    display: flex;
    gap: 8px;
    margin-block-start: 12px;
  }
  @media print {
    display: none;
  }
`;

/** Offers a new version (spec §2): reload and keep the scroll position, or continue with the old version. */
export function UpdateNote() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root role="status" aria-labelledby={id}>
      <Sparkles size={20} aria-hidden />
      <h2 id={id}>{t('update.title')}</h2>
      <p>{t('update.text')}</p>
      <div>
        <Button variant="contained" size="small" onClick={reloadHere}>
          {t('update.load')}
        </Button>
        <Button size="small" onClick={() => update.set(false)}>
          {t('update.later')}
        </Button>
      </div>
    </Root>
  );
}
