import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useSellerGoodsInfo } from '@openmall/sdk/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reportError } from '../../shared/errors/report-error.ts';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../shared/navigation/base.ts';
import { productPath } from '../../shared/navigation/paths.ts';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { Price } from '../../shared/ui/display/Price.tsx';
import type { ConversationPort } from './conversation/conversation-port.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 12px 20px;
  border-block-end: 1px solid var(--mui-palette-divider);
  background: var(--mui-palette-primary-tint);
  & > a {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 2px 12px;
    align-items: center;
    border-radius: var(--mui-shape-borderRadius);
  }
  & > a > .picture {
    grid-row: span 2;
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & > a > .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
`;

interface Props {
  readonly id: string;
  readonly sellerId: string;
  readonly port: ConversationPort;
}

/** The goods page that the buyer came from. A button sends these goods to the store. */
export function AboutGoods({ id, sellerId, port }: Props) {
  const { t } = useTranslation('chat');
  const { data } = useSellerGoodsInfo({ sellerGoodsId: id }, { query: { meta: { inline: true } } });
  const [sent, setSent] = useState<'no' | 'busy' | 'yes'>('no');
  // Shows nothing for deleted goods and goods of another store.
  if (!data || data.seller.id !== sellerId) return <span />;
  const show = async () => {
    setSent('busy');
    const address = addressOf(productPath(id));
    try {
      await port.send({ type: 'text', content: `${data.name}\n${address}` });
      setSent('yes');
      port.refetch();
    } catch (error) {
      setSent('no');
      reportError(error);
    }
  };
  return (
    <Root role="group" aria-label={t('stores.about')}>
      <Link to={productPath(id)} target="_blank">
        <Picture className="picture" src={data.imgUrl1} alt="" width={56} />
        <span className="name">
          <bdi>{data.name}</bdi>
        </span>
        <Price sellingPrice={data.sellingPrice} discountPrice={data.discountPrice} />
      </Link>
      <Button variant="outlined" size="small" disabled={sent !== 'no'} onClick={() => void show()}>
        {sent === 'yes' ? t('stores.goodsSent') : t('stores.sendGoods')}
      </Button>
    </Root>
  );
}
