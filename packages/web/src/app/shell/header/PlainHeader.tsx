import styled from '@emotion/styled';
import { Check, ChevronLeft, Lock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCart } from '../../../shared/cart/cart-port.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { Logo } from '../../../shared/ui/display/Logo.tsx';
import { Page } from '../../../shared/ui/layout/Page.tsx';

const Root = styled.header`
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
  & ol {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--mui-palette-text-tertiary);
  }
  & li + li::before {
    content: '';
    inline-size: 48px;
    block-size: 2px;
    margin-inline-end: 4px;
    background: var(--mui-palette-divider);
  }
  & li[data-done='true']::before,
  & li[aria-current]::before {
    background: var(--mui-palette-primary-main);
  }
  & li b {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid var(--mui-palette-divider);
    border-radius: 12px;
    font-weight: 600;
    font-size: 12px;
    line-height: 1;
  }
  & li[data-done='true'] {
    color: var(--mui-palette-text-primary);
  }
  & li[data-done='true'] b {
    border-color: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
  }
  & li[aria-current] {
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
  & li[aria-current] b {
    border-color: var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
  @media (width < 900px) {
    & .row {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 12px;
    }
    & .end > span,
    & li:not([aria-current]) {
      display: none;
    }
    & li + li::before {
      display: none;
    }
    & ol {
      justify-self: end;
      min-inline-size: 0;
    }
    & .end:not(:has(button)) {
      display: none;
    }
    & .row:has(button) ol {
      display: none;
    }
    & .end button {
      min-block-size: 44px;
    }
  }
`;

const steps = ['cart', 'checkout', 'done'] as const;

/** Over the checkout there is nothing to wander off to: the three steps, and the way back. */
export function PlainHeader({ pathname }: { readonly pathname: string }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const cart = useCart();
  const [query] = useSearchParams();
  const at = pathname === paths.paySuccess ? 2 : 1;
  // What is ordered is in the cart no more.
  const fromCart = at === 1 && !query.has('orders');
  return (
    <Root>
      <Page className="row">
        <Link to={paths.index} aria-label={common('nav.logo')}>
          <Logo />
        </Link>
        <ol aria-label={t('header.steps')}>
          {steps.map((step, index) => (
            <li key={step} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
              <b aria-hidden>{index < at ? <Check size={13} strokeWidth={3} /> : index + 1}</b>
              {t(`header.${step}`)}
            </li>
          ))}
        </ol>
        <span className="end">
          {fromCart && (
            <button type="button" onClick={() => cart?.open()}>
              <ChevronLeft className="flips" size={16} aria-hidden />
              {t('header.back')}
            </button>
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
