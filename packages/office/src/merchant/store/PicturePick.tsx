import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { UploadButton } from '../UploadButton.tsx';
import { shownFrom, uploadPicture } from '../upload-picture.ts';

interface Props {
  readonly label: string;
  readonly picture: string | null;
  readonly ratio: string;
  readonly onChange: (picture: string | null) => void;
  /** Whether there may be none. */
  readonly isOptional: boolean;
}

/** One picture that can be replaced, and removed where there may be none. */
export function PicturePick({ label, picture, ratio, onChange, isOptional }: Props) {
  const upload = useMutation({ mutationFn: uploadPicture, onSuccess: onChange });
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {picture && (
        <Box
          component="img"
          src={shownFrom(picture)}
          alt={label}
          sx={{
            maxInlineSize: ratio === '1' ? 96 : '100%',
            aspectRatio: ratio,
            objectFit: 'cover',
            borderRadius: 1,
          }}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <UploadButton variant="outlined" isBusy={upload.isPending} onChoose={upload.mutate}>
          {t('storePage.choose')}
        </UploadButton>
        {isOptional && picture && <Button onClick={() => onChange(null)}>{t('storePage.remove')}</Button>}
      </Stack>
      {upload.error && <Alert severity="error">{messageOf(upload.error)}</Alert>}
    </Stack>
  );
}
