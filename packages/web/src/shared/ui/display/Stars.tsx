import Rating from '@mui/material/Rating';
import { Star } from 'lucide-react';
import { formatRating } from '../../i18n/format.ts';
import { useTranslation } from 'react-i18next';

/** As large as the text around it; the color shows whether the star is filled. */
export const star = (
  <Star size="1em" fill="currentColor" strokeWidth={0} aria-hidden style={{ flex: 'none' }} />
);

/** A score of 0 to 5 in half stars; screen readers get the exact number. */
export function Stars({ rating, size = 13 }: { readonly rating: number; readonly size?: number }) {
  const { t } = useTranslation('goods');
  return (
    <Rating
      readOnly
      value={rating}
      precision={0.5}
      getLabelText={() => t('stars', { rating: formatRating(rating) })}
      icon={star}
      emptyIcon={star}
      sx={{ fontSize: size }}
    />
  );
}
