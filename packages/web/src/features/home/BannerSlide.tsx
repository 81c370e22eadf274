import styled from '@emotion/styled';
import type { Banner } from '@openmall/sdk';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';

/** Slides are stacked; only the active one is visible and focusable. */
const Root = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity 200ms linear,
    visibility 200ms;
  &[data-shown='true'] {
    visibility: visible;
    opacity: 1;
  }
  & > .picture {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    /* A shape with a curved edge behind the text. A gradient would turn to grey over bright pictures. */
    background: radial-gradient(ellipse 52% 108% at 0% 50%, var(--mui-palette-deep-main) 99.6%, transparent);
    pointer-events: none;
  }
  /* The pictures are at the end side, away from the text. */
  [dir='rtl'] & > .picture,
  [dir='rtl'] &::after {
    transform: scaleX(-1);
  }
  & .words {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-start: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: start;
    gap: 10px;
    inline-size: 50%;
    padding-inline-start: 48px;
    padding-block-end: 24px;
    color: #fff;
  }
  & .words h2 {
    font-size: 38px;
    line-height: 44px;
    letter-spacing: -0.025em;
  }
  & .words p {
    font-size: 17px;
    line-height: 26px;
    color: var(--mui-palette-deep-contrastText);
    text-wrap: pretty;
  }
  & .words .go {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    margin-block-start: 14px;
    block-size: 46px;
    padding-inline: 24px;
    border-radius: var(--mui-shape-borderRadiusPill);
    background: #fff;
    color: var(--mui-palette-deep-main);
    font-weight: 600;
  }
  & .words .go:hover {
    background: var(--mui-palette-accent-main);
  }
  & .words .go:focus-visible {
    outline-color: #fff;
  }
  @media (width < 900px) {
    /* The text covers more of the picture on phones, so the shape reaches further. */
    &::after {
      background: radial-gradient(
        ellipse 66% 120% at 0% 50%,
        var(--mui-palette-deep-main) 99.4%,
        transparent
      );
    }
    & .words {
      inline-size: 62%;
      gap: 4px;
      padding-inline-start: 20px;
      padding-block-end: 32px;
    }
    & .words h2 {
      font-size: 24px;
      line-height: 30px;
    }
    & .words p {
      font-size: 14px;
      line-height: 20px;
    }
    & .words .go {
      block-size: 44px;
      padding-inline: 18px;
      margin-block-start: 8px;
    }
  }
`;

interface Props {
  readonly banner: Pick<Banner, 'id' | 'imgUrl' | 'remarks' | 'link'>;
  readonly shown: boolean;
  /** The first slide of the page; its picture is preloaded. */
  readonly first: boolean;
}

/** Splits remarks at the first colon into headline and text. */
function splitRemarks(remarks: string): readonly [string, string | undefined] {
  const colon = remarks.indexOf(':');
  return colon < 0 ? [remarks, undefined] : [remarks.slice(0, colon), remarks.slice(colon + 1).trim()];
}

/** A slide: a picture with text over it and a link. */
export function BannerSlide({ banner, shown, first }: Props) {
  const { t } = useTranslation('home');
  const [headline, text] = splitRemarks(banner.remarks ?? '');
  const afterPaint = useAfterPaint();
  const isInternal = banner.link?.startsWith('/');
  const linkContent = (
    <>
      {t('banner.open')} <ArrowRight className="flips" size={18} aria-hidden />
    </>
  );
  return (
    <Root
      data-shown={shown}
      inert={!shown}
      role="group"
      aria-roledescription={t('banner.slide')}
      aria-label={headline}
    >
      {banner.imgUrl && (first || afterPaint) && (
        <Picture className="picture" src={banner.imgUrl} alt="" width={728} ratio="728 / 400" first={first} />
      )}
      <div className="words">
        {headline && <h2>{headline}</h2>}
        {text && <p>{text}</p>}
        {banner.link &&
          (isInternal ? (
            <Link className="go" to={banner.link}>
              {linkContent}
            </Link>
          ) : (
            <a className="go" href={banner.link} target="_blank" rel="noreferrer">
              {linkContent}
            </a>
          ))}
      </div>
    </Root>
  );
}
