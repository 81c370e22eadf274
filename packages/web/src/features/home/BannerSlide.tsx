import type { Banner } from '@openmall/sdk';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../shared/state/use-after-paint.ts';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';

interface Props {
  readonly banner: Pick<Banner, 'id' | 'imgUrl' | 'remarks' | 'link'>;
  readonly shown: boolean;
  /** The one that the page opens with: its picture is fetched before all others. */
  readonly first: boolean;
}

/** Words up to the first colon are the headline, what follows explains it. */
function split(remarks: string): readonly [string, string | undefined] {
  const at = remarks.indexOf(':');
  return at < 0 ? [remarks, undefined] : [remarks.slice(0, at), remarks.slice(at + 1).trim()];
}

/** One offer: the picture, its words as text over it, and where it leads. */
export function BannerSlide({ banner, shown, first }: Props) {
  const { t } = useTranslation('home');
  const [headline, text] = split(banner.remarks ?? '');
  const drawn = useAfterPaint();
  const inside = banner.link?.startsWith('/');
  const go = (
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
      {banner.imgUrl && (first || drawn) && (
        <Picture className="picture" src={banner.imgUrl} alt="" width={728} ratio="728 / 400" first={first} />
      )}
      <div className="words">
        {headline && <h2>{headline}</h2>}
        {text && <p>{text}</p>}
        {banner.link &&
          (inside ? (
            <Link className="go" to={banner.link}>
              {go}
            </Link>
          ) : (
            <a className="go" href={banner.link} target="_blank" rel="noreferrer">
              {go}
            </a>
          ))}
      </div>
    </div>
  );
}
