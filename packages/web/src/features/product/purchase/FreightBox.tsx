import styled from '@emotion/styled';
import type { GoodsDetails } from '@openmall/sdk';
import { useAddressList } from '@openmall/sdk/hooks';
import { MapPin, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPlace } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';

const Root = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  & .line {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  & .line > svg {
    flex: none;
    color: var(--mui-palette-primary-main);
  }
  & .line > a {
    margin-inline-start: auto;
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    border-radius: 4px;
  }
  & .line > a:hover {
    text-decoration: underline;
  }
  & details {
    margin-inline-start: auto;
    position: relative;
  }
  & summary {
    color: var(--mui-palette-text-secondary);
    cursor: pointer;
    list-style: none;
    text-decoration: underline;
    text-underline-offset: 3px;
    border-radius: 4px;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & dl {
    position: absolute;
    z-index: 5;
    inset-inline-end: 0;
    inset-block-start: calc(100% + 6px);
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 24px;
    inline-size: 240px;
    padding: 12px 16px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-paper);
    box-shadow: var(--mui-elevation-high);
  }
  & dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @media (width < 900px) {
    & .line {
      flex-wrap: wrap;
    }
    & summary,
    & .line > a {
      padding-block: 12px;
    }
  }
`;

/** Where to, what it costs and of what it consists. */
export function FreightBox({ goods }: { readonly goods: GoodsDetails }) {
  const { t } = useTranslation('product');
  const loggedIn = useLoggedIn();
  const addresses = useAddressList({ query: { enabled: loggedIn, meta: { inline: true } } });
  const home = addresses.data?.pageList[0];
  const parts = [
    { word: t('freight.dispatch'), fee: goods.dispatchFee },
    { word: t('freight.longDistance'), fee: goods.longDistanceFee },
    { word: t('freight.delivery'), fee: goods.deliveryFee },
  ].filter(({ fee }) => fee !== undefined);
  return (
    <Root>
      <div className="line">
        <Truck size={18} aria-hidden />
        <span>
          {goods.freightAmount > 0 ? (
            <>
              <strong>
                <Money value={goods.freightAmount} />
              </strong>{' '}
              {t('freight.perLine')}
            </>
          ) : (
            <strong>{t('freight.free')}</strong>
          )}
        </span>
        {goods.freightAmount > 0 && parts.length > 0 && (
          <details>
            <summary>{t('freight.details')}</summary>
            <dl>
              {parts.map(({ word, fee }) => (
                <div key={word} style={{ display: 'contents' }}>
                  <dt>{word}</dt>
                  <dd>
                    <Money value={fee ?? 0} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {home && (
        <div className="line">
          <MapPin size={18} aria-hidden />
          <span>{t('freight.to', { place: formatPlace(home.city, home.country) })}</span>
          <Link to={paths.shippingAddress}>{t('freight.change')}</Link>
        </div>
      )}
    </Root>
  );
}
