import ButtonBase from '@mui/material/ButtonBase';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { ChevronLeft, Lock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Logo } from '../../../shared/ui/display/Logo.tsx';
import { StepNode } from '../../../shared/ui/display/StepNode.tsx';
import { Page } from '../../../shared/ui/layout/Page.tsx';
import '../../../shared/themes/late/steps.ts';

const Root = styled('header')`
  background: var(--mui-palette-background-paper);
  border-block-end: 1px solid var(--mui-palette-divider);
  & .row {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    block-size: 72px;
  }
  & .row > a {
    display: flex;
    justify-self: start;
    border-radius: 8px;
  }
  & .end {
    justify-self: end;
    display: flex;
    align-items: center;
    gap: 20px;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .end > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & .end button {
    border: 0;
    border-radius: var(--mui-shape-borderRadiusSmall);
    padding: 8px;
    background: none;
    color: var(--mui-palette-text-primary);
  }
  & .end button:hover {
    color: var(--mui-palette-primary-main);
  }
  @media (width < 900px) {
    & .row {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 12px;
    }
    & .end > span,
    & .end:not(:has(button)) {
      display: none;
    }
    & .end button {
      min-block-size: 44px;
      padding-inline: 0;
      text-align: start;
    }
    & .end svg {
      flex: none;
    }
  }
`;

const Connector = styled(StepConnector)(({ theme }) => ({
  width: 48,
  marginInline: 4,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
/** Phones show only the current step, and none beside the back button. */
const Steps = styled(Stepper)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { justifySelf: 'end', '&[data-hidden="true"]': { display: 'none' } },
}));
const HeaderStep = styled(Step)(({ theme }) => ({
  padding: '0 4px',
  [theme.breakpoints.down('md')]: { '&:not([aria-current])': { display: 'none' } },
}));
const stepSlots = { stepIcon: StepNode };
const steps = ['cart', 'checkout', 'done'] as const;

/** The header of the checkout: only the three steps and a back link, so that nothing distracts the buyer. */
export function PlainHeader({ pathname }: { readonly pathname: string }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const cart = useCart();
  const [query] = useSearchParams();
  const at = pathname === paths.paySuccess ? 2 : 1;
  // The ordered goods are no longer in the cart.
  const fromCart = at === 1 && !query.has('orders');
  return (
    <Root>
      <Page className="row">
        <Link to={paths.index} aria-label={common('nav.logo')}>
          <Logo />
        </Link>
        <Steps
          activeStep={at}
          aria-label={t('header.steps')}
          data-hidden={fromCart}
          connector={<Connector />}
        >
          {steps.map((step, index) => (
            <HeaderStep key={step} aria-current={index === at ? 'step' : undefined}>
              <StepLabel slots={stepSlots}>{t(`header.${step}`)}</StepLabel>
            </HeaderStep>
          ))}
        </Steps>
        <span className="end">
          {fromCart && (
            <ButtonBase onClick={() => cart?.open()}>
              <ChevronLeft className="flips" size={16} aria-hidden />
              {t('header.back')}
            </ButtonBase>
          )}
          <span>
            <Lock size={14} aria-hidden />
            {t('header.secure')}
          </span>
        </span>
      </Page>
    </Root>
  );
}
