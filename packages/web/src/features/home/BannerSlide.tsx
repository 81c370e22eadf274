import type { Banner } from '@openmall/sdk';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';

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
    <div
      className="slide"
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
    </div>
  );
}
