import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { SearchBox } from '../../../features/search/box/SearchBox.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Logo } from '../../../shared/ui/display/Logo.tsx';
import { Page } from '../../../shared/ui/layout/Page.tsx';
import { useScrolledPast } from '../../../shared/ui/layout/use-scrolled-past.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { MobileMenu } from '../phone/MobileMenu.tsx';
import { UtilityStrip } from './strip/UtilityStrip.tsx';

/*
 * The bar is fixed over a box of its full height. When it shrinks it only moves: up by the strip and the padding (on
 * phones by its first row, so that the search stays), and nothing of the page below shifts.
 */
const Reserved = styled('div')({ height: 'var(--mui-layout-header)', '@media print': { display: 'none' } });

const Marker = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 78,
  width: 1,
  height: 1,
  [theme.breakpoints.down('md')]: { top: 56 },
}));

const Bar = styled(AppBar, { shouldForwardProp: (name) => name !== 'small' })<{ readonly small: boolean }>(
  ({ theme, small }) => ({
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    transition: theme.transitions.create('transform', { duration: 180 }),
    ...(small && { transform: 'translateY(-48px)', boxShadow: theme.vars.elevation.low }),
    [theme.breakpoints.down('md')]: small ? { transform: 'translateY(-56px)' } : {},
  }),
);

const Row = styled(Page, { shouldForwardProp: (name) => name !== 'small' })<{ readonly small: boolean }>(
  ({ theme, small }) => ({
    display: 'grid',
    gridTemplate: '72px / auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 32px',
    transition: theme.transitions.create('transform', { duration: 180 }),
    ...(small && { transform: 'translateY(8px)' }),
    [theme.breakpoints.down('md')]: {
      gridTemplate: "'menu logo actions' 56px 'search search search' 56px / auto minmax(0, 1fr) auto",
      columnGap: 4,
      transform: 'none',
    },
  }),
);

const Line = styled('div')(({ theme }) => ({ borderBlockEnd: `1px solid ${theme.vars.palette.divider}` }));

const Home = styled(Link)({ display: 'flex', justifySelf: 'start', borderRadius: 8 });

const Search = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: '100%',
  maxWidth: 640,
  [theme.breakpoints.down('md')]: { gridArea: 'search', maxWidth: 'none', paddingBlockEnd: 8 },
}));

/** Logo, search and the buyer's counts. On phones a menu button comes before the logo, and the search is a row of its own. */
export function Header() {
  const { t } = useTranslation();
  const [marker, passed] = useScrolledPast<HTMLDivElement>();
  return (
    <Reserved>
      <Marker ref={marker} />
      <Bar position="fixed" elevation={0} small={passed}>
        <UtilityStrip hidden={passed} />
        <Line>
          <Row small={passed}>
            <MobileMenu />
            <Home to={paths.index} aria-label={t('nav.logo')}>
              <Logo />
            </Home>
            <Search>
              <SearchBox />
            </Search>
            <HeaderActions />
          </Row>
        </Line>
      </Bar>
    </Reserved>
  );
}
