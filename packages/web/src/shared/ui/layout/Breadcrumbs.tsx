import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';

const Root = styled.nav`
  padding-block: 16px;
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  & a {
    border-radius: 4px;
  }
  & a:hover {
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
  }
  & [aria-current] {
    color: var(--mui-palette-text-primary);
    max-inline-size: 520px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    color: var(--mui-palette-text-tertiary);
  }
  @media (width < 900px) {
    padding-block: 12px;
    & ol {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
    & li {
      flex: none;
    }
    & [aria-current] {
      max-inline-size: 60vw;
    }
  }
`;

export interface Crumb {
  readonly label: string;
  /** Without one it is the page one is on. */
  readonly to?: string;
}

/** Where this page stands in the mall. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('breadcrumbs')}>
      <ol>
        {trail.map(({ label, to }, index) => (
          <li key={index}>
            {index > 0 && <ChevronRight className="flips" size={14} aria-hidden />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </Root>
  );
}
