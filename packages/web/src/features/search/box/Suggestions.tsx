import type { GoodsSuggestion, Store } from '@openmall/sdk';
import { Store as StoreIcon } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { Match } from './Match.tsx';

export type Suggestion =
  | { readonly kind: 'goods'; readonly to: string; readonly goods: GoodsSuggestion }
  | { readonly kind: 'store'; readonly to: string; readonly store: Store }
  | { readonly kind: 'stores'; readonly to: string };

interface Props {
  readonly id: string;
  readonly list: readonly Suggestion[];
  /** Which one the arrow keys stand on; −1 for none. */
  readonly at: number;
  readonly typed: string;
  readonly busy: boolean;
  readonly onChoose: (to: string) => void;
  readonly onPoint: (at: number) => void;
}

function Row({ one, typed }: { readonly one: Suggestion; readonly typed: string }) {
  const { t } = useTranslation();
  if (one.kind === 'stores') {
    return (
      <>
        <span className="icon">
          <StoreIcon size={16} aria-hidden />
        </span>
        <span className="name">{t('search.stores', { keyword: typed })}</span>
      </>
    );
  }
  if (one.kind === 'store') {
    return (
      <>
        <Picture src={one.store.avatar} alt="" width={32} className="logo" />
        <span className="name">
          <Match text={one.store.name} typed={typed} />
        </span>
        <span className="note">{t('search.store')}</span>
      </>
    );
  }
  const { goods } = one;
  const price = goods.discountPrice ?? goods.sellingPrice;
  return (
    <>
      <Picture src={goods.imgUrl1} alt="" width={48} className="picture" />
      <span className="name">
        <Match text={goods.name} typed={typed} />
      </span>
      {price !== undefined && <Money className="price" value={price} />}
    </>
  );
}

/** Goods, stores, and the way to all stores of that name. Earlier rows stay while newer ones load. */
export function Suggestions({ id, list, at, typed, busy, onChoose, onPoint }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {busy && <div className="busy" aria-hidden />}
      <div role="listbox" id={`${id}list`} aria-label={t('search.suggestions')}>
        {list.map((one, index) => (
          <div key={one.to}>
            {one.kind !== 'goods' && index > 0 && list[index - 1]?.kind === 'goods' && (
              <div className="rule" />
            )}
            {/* Keys are handled by the combobox, which never loses the focus; so pressing must not take it either. */}
            <div
              role="option"
              id={`${id}${index}`}
              aria-selected={index === at}
              onMouseMove={() => onPoint(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(one.to)}
            >
              <Row one={one} typed={typed} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
