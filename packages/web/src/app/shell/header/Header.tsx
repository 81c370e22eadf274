import styled from '@emotion/styled';
import { Link } from 'react-router';
import { SearchBox } from '../../../features/search/box/SearchBox.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Logo } from '../../../shared/ui/display/Logo.tsx';
import { Page } from '../../../shared/ui/layout/Page.tsx';
import { useScrolledPast } from '../../../shared/ui/layout/use-scrolled-past.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { UtilityStrip } from './UtilityStrip.tsx';

/*
 * The bar is fixed over a box of its full height. When it shrinks it only moves: up by strip and padding,
 * its content half a step down, so that nothing of the page below shifts.
 */
const Reserved = styled.div`
  block-size: var(--mui-layout-header);
  & > .marker {
    position: absolute;
    inset-block-start: 78px;
    block-size: 1px;
    inline-size: 1px;
  }
`;

const Bar = styled.header`
  position: fixed;
  z-index: 40;
  inset: 0 0 auto;
  transition: transform 180ms cubic-bezier(0.2, 0, 0.2, 1);
  & .main {
    background: var(--mui-palette-background-paper);
    border-block-end: 1px solid var(--mui-palette-divider);
  }
  & .row {
    display: flex;
    align-items: center;
    gap: 32px;
    block-size: 72px;
    transition: transform 180ms cubic-bezier(0.2, 0, 0.2, 1);
  }
  & .search {
    flex: 1;
    max-inline-size: 640px;
    margin-inline: auto;
  }
  &[data-small='true'] {
    transform: translateY(-48px);
  }
  &[data-small='true'] .row {
    transform: translateY(8px);
  }
  &[data-small='true'] .main {
    box-shadow: var(--mui-elevation-low);
  }
`;

export function Header() {
  const { t } = useTranslation();
  const [marker, passed] = useScrolledPast<HTMLDivElement>();
  return (
    <Reserved>
      <div className="marker" ref={marker} />
      <Bar data-small={passed}>
        <UtilityStrip hidden={passed} />
        <div className="main">
          <Page className="row">
            <Link to={paths.index} aria-label={t('nav.logo')} style={{ borderRadius: 8, display: 'flex' }}>
              <Logo />
            </Link>
            <div className="search">
              <SearchBox />
            </div>
            <HeaderActions />
          </Page>
        </div>
      </Bar>
    </Reserved>
  );
}
