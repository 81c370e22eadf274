import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useBannerBannerList } from '@openmall/sdk/hooks';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable } from '../../shared/errors/is-unreachable.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { BannerRoot } from './Banner.styles.tsx';
import { BannerSlide } from './BannerSlide.tsx';

type BannerContent = ComponentProps<typeof BannerSlide>['banner'];

const SLIDE_MS = 5000;
const MAX_SLIDES = 6;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The banner carousel. It stops on hover, focus, pause and reduced motion. */
export function Banner() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useBannerBannerList({ type: 'pc' });
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(prefersReducedMotion);
  const [isHeld, setHeld] = useState(false);
  const fallback: BannerContent = {
    id: 'house',
    imgUrl: '',
    remarks: t('banner.house'),
    link: paths.commodity,
  };
  const loaded: readonly BannerContent[] = data?.result.slice(0, MAX_SLIDES) ?? [];
  const banners = loaded.length > 0 ? loaded : [fallback];
  const total = banners.length;
  const next = (current + 1) % total;
  useEffect(() => {
    if (paused || isHeld || total < 2) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % total), SLIDE_MS);
    return () => clearInterval(timer);
  }, [paused, isHeld, total]);
  // If the server is unreachable, only the last section of the page says so.
  const isOffline = isUnreachable(error);
  if (error && !data && !isOffline)
    return <ErrorState error={error} onRetry={() => void refetch()} minHeight={400} />;
  if (!data && !isOffline) return <Skeleton height={400} />;
  return (
    <BannerRoot
      role="region"
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.label')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {banners.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} shown={index === current} first={index === 0} />
      ))}
      {total > 1 && (
        <div className="controls">
          <ButtonBase
            className="pause"
            aria-label={paused ? t('banner.play') : t('banner.pause')}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
          </ButtonBase>
          {banners.map((banner, index) => (
            <ButtonBase
              key={banner.id}
              type="button"
              className="dot"
              aria-label={t('banner.go', { number: index + 1, total })}
              aria-current={index === current}
              onClick={() => setCurrent(index)}
            />
          ))}
          <ButtonBase
            className="next"
            aria-label={t('banner.go', { number: next + 1, total })}
            onClick={() => setCurrent(next)}
          >
            {banners.map((banner, index) => (
              <i key={banner.id} data-current={index === current} />
            ))}
          </ButtonBase>
        </div>
      )}
    </BannerRoot>
  );
}
