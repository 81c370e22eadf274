import styled from '@emotion/styled';
import { useSellerGoodsList } from '@openmall/sdk/hooks';
import { useState } from 'react';
import { formatDay } from '../../shared/i18n/format.ts';
import { isUnreachable } from '../../shared/errors/is-unreachable.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { Countdown } from '../../shared/ui/display/Countdown.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';
import { GoodsRow } from './GoodsRow.tsx';

const Panel = styled(Section)`
  padding: 24px;
  margin-inline: -24px;
  border-radius: var(--mui-shape-borderRadiusLarge);
  background: linear-gradient(
    120deg,
    color-mix(in srgb, var(--mui-palette-primary-main) 13%, var(--mui-palette-background-paper)),
    color-mix(
      in srgb,
      var(--mui-palette-accent-main) var(--mui-glowShare),
      var(--mui-palette-background-paper)
    )
  );
  @media (width < 1280px) {
    margin-inline: 0;
  }
  @media (width < 900px) {
    margin-inline: calc(-1 * var(--mui-layout-gutter));
    padding: 20px var(--mui-layout-gutter);
    border-radius: 0;
  }
`;

const COUNTDOWN_MS = 72 * 60 * 60 * 1000;

/** The end of a discount: a countdown in the last days, a date before. */
function DiscountEnd({ at }: { readonly at: number }) {
  const { t } = useTranslation('home');
  const [now] = useState(() => Date.now());
  if (at - now < COUNTDOWN_MS) return <Countdown label={t('discounted.ends')} until={at} />;
  return t('discounted.until', { day: formatDay(at) });
}

/** Discounted goods, with the end of the earliest discount. */
export function Discounted() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useSellerGoodsList(
    { discount: '1', pageNum: 1, pageSize: 12 },
    { query: { enabled: useAfterPaint() } },
  );
  const goods = data?.pageList;
  const endTimes = goods?.flatMap(({ discountEndTime }) => discountEndTime ?? []) ?? [];
  if (goods?.length === 0) return null;
  // If the server is unreachable, only the last section of the page says so.
  if (!goods && isUnreachable(error)) return null;
  return (
    <Panel
      title={t('discounted.title')}
      note={endTimes.length > 0 && <DiscountEnd at={Math.min(...endTimes)} />}
      all={{ to: paths.discounted, label: t('discounted.all') }}
    >
      <GoodsRow goods={goods} error={error} onRetry={() => void refetch()} />
    </Panel>
  );
}
