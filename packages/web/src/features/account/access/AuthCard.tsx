import styled from '@emotion/styled';
import { PackageCheck, RotateCcw, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useReturnDays } from '../../../shared/orders/use-return-days.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 400px 480px;
  justify-content: center;
  margin-block: 40px;
  & > aside {
    display: flex;
    flex-direction: column;
    gap: 20px;
    padding: 48px 40px;
    border-start-start-radius: 16px;
    border-end-start-radius: 16px;
    background:
      radial-gradient(
        120% 90% at 0% 100%,
        color-mix(in oklab, var(--mui-palette-deep-sheen) 70%, transparent),
        transparent 70%
      ),
      var(--mui-palette-deep-main);
    color: var(--mui-palette-deep-contrastText);
  }
  & > aside h2 {
    color: #fff;
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
  & > aside ul {
    display: grid;
    gap: 20px;
    margin-block-start: auto;
  }
  & > aside li {
    display: flex;
    gap: 14px;
  }
  & > aside li svg {
    flex: none;
    color: var(--mui-palette-accent-main);
  }
  & > aside strong {
    display: block;
    color: #fff;
    font-weight: 600;
  }
  & > section {
    display: grid;
    align-content: start;
    gap: 24px;
    min-block-size: 560px;
    padding: 48px 40px;
    border: 1px solid var(--mui-palette-divider);
    border-inline-start: 0;
    border-start-end-radius: 16px;
    border-end-end-radius: 16px;
    background: var(--mui-palette-background-paper);
  }
  & h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
  & .other {
    color: var(--mui-palette-text-secondary);
  }
  @media (width < 1000px) {
    grid-template-columns: minmax(0, 480px);
    & > aside {
      display: none;
    }
    & > section {
      border-inline-start: 1px solid var(--mui-palette-divider);
      border-radius: var(--mui-shape-borderRadiusLarge);
    }
  }
  @media (width < 600px) {
    margin-block: 16px;
    grid-template-columns: minmax(0, 1fr);
    & > section {
      min-block-size: 0;
      padding: 24px 16px;
    }
    & h1 {
      font-size: 22px;
      line-height: 28px;
    }
  }
`;

/** The link to the other page: login or registration. */
export const AuthLink = styled(Link)`
  color: var(--mui-palette-primary-main);
  font-weight: 600;
  border-radius: 4px;
  &:hover {
    text-decoration: underline;
  }
`;

const reasons = [
  { icon: ShieldCheck, key: 'safe' },
  { icon: PackageCheck, key: 'track' },
  { icon: RotateCcw, key: 'returns' },
] as const;

interface Props {
  readonly title: string;
  /** An `AuthLink` with the question that leads to it. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** The card of login and registration: reasons to join at the start side, the form at the end side. */
export function AuthCard({ title, other, children }: Props) {
  const { t } = useTranslation('account');
  const days = useReturnDays();
  return (
    <Root>
      <aside>
        <h2>{t('entrance.title')}</h2>
        <ul>
          {reasons.map(({ icon: Icon, key }) => (
            <li key={key}>
              <Icon size={22} aria-hidden />
              <span>
                <strong>{t(`entrance.${key}.title`)}</strong>
                {days === undefined && key !== 'track'
                  ? t(`entrance.${key}.none`)
                  : t(`entrance.${key}.text`, { days })}
              </span>
            </li>
          ))}
        </ul>
      </aside>
      <section>
        <div>
          <h1>{title}</h1>
          <p className="other">{other}</p>
        </div>
        {children}
      </section>
    </Root>
  );
}
