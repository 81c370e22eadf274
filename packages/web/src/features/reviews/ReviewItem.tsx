import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Evaluation } from '@openmall/sdk';
import { useState } from 'react';
import { Attributes } from '../../shared/goods/Attributes.tsx';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../shared/time/Ago.tsx';
import { Avatar } from '../../shared/ui/display/Avatar.tsx';
import { Lightbox } from '../../shared/ui/pictures/Lightbox.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { Stars } from '../../shared/ui/display/Stars.tsx';
import { imageUrlsOf } from '../../shared/ui/pictures/image-urls.ts';
import '../../shared/themes/late/chips.ts';

const Root = styled('article')({ display: 'flex', gap: 16, paddingBlock: 20 });
const Content = styled('div')({ display: 'grid', flex: 1, gap: 4, alignContent: 'start', minWidth: 0 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const When = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.tertiary,
}));
const Text = styled('p')({
  maxWidth: 760,
  marginBlockStart: 4,
  lineHeight: '22px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Pictures = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });
const Reply = styled('div')(({ theme }) => ({
  maxWidth: 760,
  marginBlockStart: 8,
  paddingBlock: 8,
  paddingInline: 12,
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));
const PictureButton = styled(ButtonBase)(({ theme }) => ({
  width: 80,
  height: 80,
  borderRadius: theme.vars.shape.borderRadius,
  overflow: 'hidden',
  cursor: 'zoom-in',
}));

/** A review: masked author, date, variant, text and pictures. */
export function ReviewItem({ review }: { readonly review: Evaluation }) {
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState<number>();
  const pictures = imageUrlsOf(review);
  const attributes = review.attributes ?? [];
  return (
    <Root>
      <Avatar number={review.avatar} />
      <Content>
        <Head>
          <Typography component="bdi" sx={{ fontWeight: 600 }}>
            {review.userName}
          </Typography>
          {review.isSystem ? (
            <Chip size="small" variant="outlined" label={t('bySystem')} />
          ) : (
            <Stars rating={review.rating} size={14} />
          )}
          {review.countryName && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {review.countryName}
            </Typography>
          )}
          <When>
            <Ago at={review.evaluationTime} />
          </When>
        </Head>
        {attributes.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Attributes named of={attributes} />
          </Typography>
        )}
        {review.content && <Text dir="auto">{review.content}</Text>}
        {pictures.length > 0 && (
          <Pictures>
            {pictures.map((picture, index) => (
              <li key={picture}>
                <PictureButton
                  aria-label={t('picture', {
                    number: index + 1,
                    total: pictures.length,
                    name: review.userName,
                  })}
                  onClick={() => setOpen(index)}
                >
                  <Picture src={picture} alt="" width={80} />
                </PictureButton>
              </li>
            ))}
          </Pictures>
        )}
        {review.sellerReply && (
          <Reply>
            <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
              {t('reply')}
            </Typography>
            <Text dir="auto">{review.sellerReply}</Text>
          </Reply>
        )}
      </Content>
      <Lightbox
        name={t('pictures', { name: review.userName })}
        pictures={pictures}
        pageWidth={80}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(undefined)}
      />
    </Root>
  );
}
