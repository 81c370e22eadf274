import Chip from '@mui/material/Chip';
import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { LocaluserGetData } from '@openmall/sdk';
import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { requirementPaths, requirementsOf } from './requirements.ts';
import '../../../shared/themes/late/chips.ts';

const Root = styled(Card)<{ readonly component: 'section' }>`
  padding: 24px;
  & > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  & h2 {
    font-size: 18px;
    line-height: 26px;
  }
  & header span,
  & > p {
    color: var(--mui-palette-text-secondary);
  }
  & header span {
    white-space: nowrap;
  }
  & ol {
    margin-block-start: 16px;
  }
  & li {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & li > * {
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: 60px;
    padding: 8px 4px;
    border-radius: 4px;
  }
  & li a:hover {
    color: var(--mui-palette-primary-main);
  }
  & li strong {
    flex: 1;
    font-weight: 500;
  }
  & .mark {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 14px;
    border: 1.5px solid var(--mui-palette-outline);
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    font-weight: 600;
  }
  & .mark[data-done='true'] {
    border-color: var(--mui-palette-success-main);
    background: var(--mui-palette-success-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & .go {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
`;

/** The requirements of a withdrawal, each with a link. */
export function RequirementList({ profile }: { readonly profile: LocaluserGetData }) {
  const { t } = useTranslation('wallet');
  const requirements = requirementsOf(profile);
  const doneCount = requirements.filter((item) => item.done).length;
  return (
    <Root component="section" aria-labelledby="needs">
      <header>
        <h2 id="needs">{t('need.title')}</h2>
        <span>{t('need.count', { done: doneCount, all: requirements.length })}</span>
      </header>
      <p>{t('need.text')}</p>
      <ol>
        {requirements.map(({ requirement, inReview, done: isDone }, index) => {
          const content = (
            <>
              <span className="mark" data-done={isDone} aria-hidden>
                {isDone ? <Check size={16} /> : index + 1}
              </span>
              <strong>{t(`need.${requirement}`)}</strong>
            </>
          );
          return (
            <li key={requirement}>
              {isDone || inReview ? (
                <div>
                  {content}
                  <Chip
                    size="small"
                    color={isDone ? 'success' : 'warning'}
                    label={isDone ? t('need.done') : t('need.review')}
                  />
                </div>
              ) : (
                <Link to={requirementPaths[requirement]}>
                  {content}
                  <span className="go">
                    {t('need.go')}
                    <ChevronRight className="flips" size={16} aria-hidden />
                  </span>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
