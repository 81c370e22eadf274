import styled from '@emotion/styled';
import type { Evaluation } from '@openmall/sdk';
import { useState } from 'react';
import { Attributes } from '../../shared/goods/Attributes.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Ago } from '../../shared/time/Ago.tsx';
import { Avatar } from '../../shared/ui/display/Avatar.tsx';
import { Lightbox } from '../../shared/ui/pictures/Lightbox.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { Stars } from '../../shared/ui/display/Stars.tsx';

const Root = styled.article`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 4px 16px;
  padding-block: 20px;
  & > svg {
    grid-row: span 4;
  }
  & .who {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  & .who b {
    font-weight: 600;
  }
  & .who time {
    margin-inline-start: auto;
    color: var(--mui-palette-text-tertiary);
    font-size: 13px;
  }
  & .bought {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .text {
    margin-block-start: 4px;
    line-height: 22px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    max-inline-size: 760px;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
  }
  & ul button {
    display: block;
    padding: 0;
    border: 0;
    border-radius: var(--mui-shape-borderRadius);
    background: none;
    cursor: zoom-in;
  }
  & ul .thumb {
    inline-size: 80px;
    border-radius: var(--mui-shape-borderRadius);
  }
`;

const fields = [
  'imgUrl1',
  'imgUrl2',
  'imgUrl3',
  'imgUrl4',
  'imgUrl5',
  'imgUrl6',
  'imgUrl7',
  'imgUrl8',
  'imgUrl9',
] as const;

/** One review: who (masked), when, what was bought, words and pictures. */
export function ReviewItem({ review }: { readonly review: Evaluation }) {
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState<number>();
  const pictures = fields.flatMap((field) => review[field] ?? []);
  const bought = review.attributes ?? [];
  return (
    <Root>
      <Avatar number={review.avatar} />
      <div className="who">
        <b>
          <bdi>{review.userName}</bdi>
        </b>
        <Stars rating={review.rating} size={14} />
        {review.countryName && <span className="bought">{review.countryName}</span>}
        <Ago at={review.evaluationTime} />
      </div>
      {bought.length > 0 && (
        <p className="bought">
          <Attributes named of={bought} />
        </p>
      )}
      {review.content && (
        <p className="text" dir="auto">
          {review.content}
        </p>
      )}
      {pictures.length > 0 && (
        <ul>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('picture', {
                  number: index + 1,
                  total: pictures.length,
                  name: review.userName,
                })}
                onClick={() => setOpen(index)}
              >
                <Picture className="thumb" src={picture} alt="" width={80} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        name={t('pictures', { name: review.userName })}
        pictures={pictures}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(undefined)}
      />
    </Root>
  );
}
