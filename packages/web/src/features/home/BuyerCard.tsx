import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loginPath, paths } from '../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { Avatar } from '../../shared/ui/display/Avatar.tsx';
import { SkeletonLine } from '../../shared/ui/feedback/SkeletonLine.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';

const Root = styled('aside')`
  inline-size: 220px;
  block-size: 400px;
  display: flex;
  flex-direction: column;
  padding: 24px 20px 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  & .guest {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
    gap: 6px;
  }
  & h2 {
    margin-block-start: 12px;
    font-size: 18px;
    line-height: 26px;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  & .news {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-block-start: auto;
    padding: 12px;
    border: 1px dashed var(--mui-palette-primary-main);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    text-align: start;
  }
  & .news svg {
    flex: none;
  }
  @media (width < 900px) {
    inline-size: auto;
    block-size: auto;
    gap: 16px;
    &:has(.row) {
      padding: 12px 16px;
    }
    & .row {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 12px;
      text-align: start;
    }
    & .row > :is(h2, p) {
      grid-column: 1;
      justify-self: start;
      margin: 0;
    }
    & .row > a[data-sign-in] {
      grid-area: 1 / 2 / 3 / 3;
      inline-size: auto;
      margin: 0;
    }
    /* The account button and the footer lead to the other two. */
    & .row > :not(h2, p, [data-sign-in]) {
      display: none;
    }
  }
`;

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  inlineSize: '100%',
  marginBlockStart: 12,
});

/** The skeleton of a buyer's card while its code loads. */
const BuyerCardSkeleton = () => (
  <div className="guest" aria-busy>
    <Skeleton variant="circular" width={56} height={56} />
    <SkeletonLine width={96} />
    <SkeletonLine width={160} line={22} />
    <Skeleton width="100%" height={68} sx={{ marginBlockStart: 1 }} />
    <Tiles>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </Tiles>
  </div>
);

const BuyerCardMember = lazyPart({
  load: async () => (await import('./BuyerCardMember.tsx')).BuyerCardMember,
  frame: <BuyerCardSkeleton />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} />,
});

const GuestButton = styled(Button)({ inlineSize: '100%', whiteSpace: 'normal' });

function Guest() {
  const { t } = useTranslation('home');
  return (
    <div className="guest row">
      <Avatar number={1} size={64} />
      <h2>{t('buyer.hello')}</h2>
      <p>{t('buyer.text')}</p>
      <GuestButton
        data-sign-in
        variant="contained"
        sx={{ marginBlockStart: 2 }}
        href={loginPath(paths.index)}
      >
        {t('buyer.signIn')}
      </GuestButton>
      <GuestButton href={paths.register} size="small">
        {t('buyer.register')}
      </GuestButton>
      <a className="news" href="#newsletter">
        <Mail size={22} aria-hidden />
        {t('buyer.news')}
      </a>
    </div>
  );
}

/** The card beside the banner: login buttons for visitors, account and open orders for users. */
export function BuyerCard() {
  return <Root>{useLoggedIn() ? <BuyerCardMember /> : <Guest />}</Root>;
}
