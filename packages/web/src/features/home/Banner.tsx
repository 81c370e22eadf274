import Skeleton from '@mui/material/Skeleton';
import { useBannerBannerList } from '@openmall/sdk/hooks';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navigation/paths.ts';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { BannerRoot } from './Banner.styles.tsx';
import { BannerSlide } from './BannerSlide.tsx';

type Shown = ComponentProps<typeof BannerSlide>['banner'];

const REST_MS = 5000;
const MOST_SHOWN = 6;

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The pictures of the stage, one after the other; still while pointed at, focused, paused or unwanted. */
export function Banner() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useBannerBannerList({ type: 'pc' });
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(prefersStill);
  const [held, setHeld] = useState(false);
  const house: Shown = { id: 'house', imgUrl: '', remarks: t('banner.house'), link: paths.commodity };
  const offered: readonly Shown[] = data?.result.slice(0, MOST_SHOWN) ?? [];
  const banners = offered.length > 0 ? offered : [house];
  const total = banners.length;
  useEffect(() => {
    if (paused || held || total < 2) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % total), REST_MS);
    return () => clearInterval(timer);
  }, [paused, held, total]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} minHeight={400} />;
  if (!data) return <Skeleton height={400} />;
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
        <BannerSlide key={banner.id} banner={banner} shown={index === at} first={index === 0} />
      ))}
      {total > 1 && (
        <div className="controls">
          <button
            type="button"
            className="pause"
            aria-label={paused ? t('banner.play') : t('banner.pause')}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
          </button>
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className="dot"
              aria-label={t('banner.go', { number: index + 1, total })}
              aria-current={index === at}
              onClick={() => setAt(index)}
            />
          ))}
        </div>
      )}
    </BannerRoot>
  );
}
