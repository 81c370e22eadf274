import styled from '@emotion/styled';
import type { Store } from '@openmall/sdk';
import { CalendarDays, MapPin } from 'lucide-react';
import { formatDay } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ChatButton } from '../../shared/chat/ChatButton.tsx';
import { FollowButton } from '../../shared/stores/FollowButton.tsx';
import { StoreFigures } from '../../shared/stores/StoreFigures.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';

const Root = styled.header`
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadiusLarge);
  background: var(--mui-palette-background-paper);
  overflow: hidden;
  & .banner {
    inline-size: 100%;
    block-size: 200px;
  }
  & .row {
    display: flex;
    align-items: center;
    gap: 24px;
    padding: 0 32px 24px;
  }
  & .logo {
    position: relative;
    flex: none;
    align-self: start;
    inline-size: 112px;
    margin-block-start: -40px;
    border: 4px solid var(--mui-palette-background-paper);
    border-radius: var(--mui-shape-borderRadiusLarge);
  }
  & .who {
    flex: 1;
    min-inline-size: 0;
    padding-block-start: 16px;
  }
  & h1 {
    font-size: 26px;
    line-height: 34px;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-block-start: 4px;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .facts span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  & .remark {
    margin-block-start: 8px;
    color: var(--mui-palette-text-secondary);
    max-inline-size: 560px;
    text-wrap: pretty;
  }
  & .acts {
    display: flex;
    gap: 8px;
  }
  & .end {
    display: grid;
    justify-items: end;
    gap: 16px;
    padding-block-start: 20px;
  }
  @media (width < 900px) {
    & .banner {
      block-size: 96px;
    }
    & .row {
      display: grid;
      grid-template-columns: 72px minmax(0, 1fr);
      gap: 12px;
      padding: 0 16px 16px;
    }
    & .logo {
      inline-size: 72px;
      margin-block-start: -20px;
      border-radius: var(--mui-shape-borderRadiusLarge);
    }
    & .who {
      padding-block-start: 10px;
    }
    & h1 {
      font-size: 20px;
      line-height: 26px;
    }
    & .end {
      grid-column: 1 / -1;
      justify-items: stretch;
      padding-block-start: 0;
    }
    & .acts > * {
      flex: 1;
    }
  }
`;

/** The header of a store: banner, name, figures and actions. */
export function StoreHead({ store }: { readonly store: Store }) {
  const { t } = useTranslation('stores');
  return (
    <Root>
      <Picture
        className="banner"
        src={store.banner1 ?? store.avatar}
        alt=""
        width={1200}
        ratio="6 / 1"
        keeps="right"
        first
      />
      <div className="row">
        <Picture className="logo" src={store.avatar} alt="" width={112} first />
        <div className="who">
          <h1>{store.name}</h1>
          <p className="facts">
            {store.shopAddress && (
              <span>
                <MapPin size={14} aria-hidden /> {t('from', { place: store.shopAddress })}
              </span>
            )}
            <span>
              <CalendarDays size={14} aria-hidden /> {t('since', { day: formatDay(store.createTime) })}
            </span>
          </p>
          {store.shopRemark && (
            <p className="remark">
              <bdi>{store.shopRemark}</bdi>
            </p>
          )}
        </div>
        <div className="end">
          <div className="acts">
            <ChatButton store={store} />
            <FollowButton store={store} size="medium" />
          </div>
          <StoreFigures store={store} />
        </div>
      </div>
    </Root>
  );
}
