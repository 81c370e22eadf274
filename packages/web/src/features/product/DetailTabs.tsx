import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import type { GoodsDetails, GoodsSku } from '@openmall/sdk';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useReturnDays } from '../../shared/orders/use-return-days.ts';
import { RichText } from '../../shared/ui/display/RichText.tsx';
import { Tabs } from '../../shared/ui/input/Tabs.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import type { SpecificationProps } from './Specification.tsx';

const Specification = lazyPart<SpecificationProps>({
  load: async () => (await import('./Specification.tsx')).Specification,
  frame: <Skeleton height={240} />,
  renderFailure: (error, retry) => <ErrorState error={error} onRetry={retry} minHeight={240} />,
});

const Root = styled.section`
  margin-block-start: 32px;
  padding: 8px 32px 32px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadiusLarge);
  background: var(--mui-palette-background-paper);
  scroll-margin-block-start: 72px;
  & [role='tabpanel'] {
    padding-block-start: 24px;
    min-block-size: 240px;
  }
  & .policy {
    display: grid;
    gap: 12px;
    max-inline-size: 680px;
    line-height: 22px;
  }
  @media (width < 900px) {
    margin-inline: calc(-1 * var(--mui-layout-gutter));
    padding: 4px var(--mui-layout-gutter) 24px;
    border-inline: 0;
    border-radius: 0;
    overflow-x: auto;
  }
`;

const names = ['description', 'specification', 'reviews', 'questions', 'freight'] as const;

interface Props {
  readonly goods: GoodsDetails;
  /** The chosen variant. */
  readonly sku: GoodsSku | undefined;
  readonly reviews: ReactNode;
  readonly questions: ReactNode;
}

/** The tabs of a product. Each tab has its own URL hash, such as `#reviews`. */
export function DetailTabs({ goods, sku, reviews, questions }: Props) {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser cannot scroll to the tab of a link, because the goods are still loading then.
    if (window.location.hash) root.current?.scrollIntoView({ block: 'start' });
  }, []);
  const chosen = names.find((name) => hash === `#${name}`) ?? 'description';
  const days = useReturnDays();
  return (
    <Root id="reviews" ref={root}>
      <Tabs
        label={t('tabs.label')}
        chosen={chosen}
        onChoose={(name) =>
          void navigate({ pathname, search, hash: name }, { replace: true, state: { stay: true } })
        }
        tabs={names.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          ...(name === 'reviews' && { count: goods.evaluationNum }),
          ...(name === 'questions' && { count: goods.questionsNum }),
        }))}
      >
        {chosen === 'description' && (
          <RichText html={goods.imgDes || goods.des} translated={goods.translated} />
        )}
        {chosen === 'specification' && <Specification goods={goods} sku={sku} />}
        {chosen === 'reviews' && reviews}
        {chosen === 'questions' && questions}
        {chosen === 'freight' && (
          <div className="policy">
            <p>{t('policy.ships')}</p>
            <p>{t('policy.parts')}</p>
            <p>{days === undefined ? t('policy.noReturns') : t('policy.returns', { days })}</p>
          </div>
        )}
      </Tabs>
    </Root>
  );
}
