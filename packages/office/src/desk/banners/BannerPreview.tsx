import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../shared/i18n/i18n.ts';

interface Props {
  readonly image: string;
  readonly title: string;
}

/** The banner about as the store shows it: the text at the start, the picture's right side kept. */
export function BannerPreview({ image, title }: Props) {
  const [head = '', ...rest] = title.split(': ');
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" sx={{ fontWeight: 600, mb: 1 }}>
        {t('content.preview')}
      </Typography>
      <Box sx={{ position: 'relative', overflow: 'hidden', aspectRatio: '2.2', borderRadius: 1 }}>
        <Box
          component="img"
          src={image}
          alt=""
          sx={{
            inlineSize: '100%',
            blockSize: '100%',
            objectFit: 'cover',
            objectPosition: 'right',
            display: 'block',
            '[dir=rtl] &': { transform: 'scaleX(-1)' },
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            background:
              'radial-gradient(ellipse 52% 108% at 0% 50%, var(--mui-palette-deep-main, #0c3b31) 99.6%, transparent)',
            '[dir=rtl] &': { transform: 'scaleX(-1)' },
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 0,
            inlineSize: '48%',
            p: 2,
            zIndex: 1,
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            color: '#fff',
          }}
        >
          <Typography sx={{ fontSize: 18, fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
            {head}
          </Typography>
          <Typography variant="body2">{rest.join(': ')}</Typography>
        </Box>
      </Box>
    </Box>
  );
}
