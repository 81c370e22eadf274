import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import type { BrowseHistoryEntry } from '@openmall/sdk';
import { useBrowseHistoryDel } from '@openmall/sdk/hooks';
import { X } from 'lucide-react';
import { useId } from 'react';
import { ProductCard } from '../../shared/goods/ProductCard.tsx';
import { forgetViewed } from '../../shared/goods/recently-viewed.ts';
import { dayName } from '../../shared/time/ago.ts';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../shared/state/use-send-once.ts';
import type { DayGroup } from './group-by-day.ts';

const Root = styled.section`
  & > h2 {
    margin-block-end: 12px;
    font-size: 16px;
    line-height: 24px;
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 16px;
  }
  & > ul > li {
    position: relative;
    display: grid;
    min-inline-size: 0;
  }
  & .forget {
    position: absolute;
    z-index: 2;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    padding: 0;
    border: 0;
    border-radius: 20px;
    background: none;
    color: var(--mui-palette-text-secondary);
  }
  & .forget > span {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 16px;
    background: color-mix(in srgb, var(--mui-palette-background-paper) 88%, transparent);
  }
  & .forget:hover {
    color: var(--mui-palette-error-main);
  }
  @media (width < 900px) {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 10px;
    }
  }
`;

/** The goods viewed on one day, each with a button that removes it from the history. */
export function HistoryDay({ group }: { readonly group: DayGroup<BrowseHistoryEntry> }) {
  const { t } = useTranslation('favourites');
  const id = useId();
  const removal = useBrowseHistoryDel();
  const sendOnce = useSendOnce();
  const { day, daysAgo, entries } = group;
  const removedId = removal.isPending || removal.isSuccess ? removal.variables?.params?.id : undefined;
  const remove = (entry: BrowseHistoryEntry) =>
    sendOnce(() =>
      removal.mutate({ params: { id: entry.id } }, { onSuccess: () => forgetViewed(entry.goods.id) }),
    );
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{dayName(day, daysAgo)}</h2>
      <ul>
        {entries
          .filter((entry) => entry.id !== removedId)
          .map((entry) => (
            <li key={entry.id}>
              <ProductCard goods={entry.goods} />
              <ButtonBase
                className="forget"
                aria-label={t('history.forget', { name: entry.goods.name })}
                title={t('history.forgetShort')}
                disabled={removal.isPending}
                onClick={() => remove(entry)}
              >
                <span>
                  <X size={16} aria-hidden />
                </span>
              </ButtonBase>
            </li>
          ))}
      </ul>
    </Root>
  );
}
