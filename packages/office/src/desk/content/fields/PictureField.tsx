import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '../../../shared/i18n/i18n.ts';
import { messageOf } from '../../../shared/net/error-of.ts';
import { uploadPicture } from '../../../shared/net/upload-picture.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Width to height of the preview. */
  readonly ratio: string;
  readonly picture: string | null;
  readonly problem?: string | undefined;
  readonly onChange: (picture: string | null) => void;
  /** Absent where a record can't be without a picture. */
  readonly onRemove?: () => void;
}

const Preview = ({ picture, label, ratio }: Pick<Props, 'picture' | 'label' | 'ratio'>) =>
  picture && (
    <Box
      component="img"
      src={picture}
      alt={label}
      sx={{
        inlineSize: '100%',
        maxBlockSize: 220,
        aspectRatio: ratio,
        objectFit: 'contain',
        borderRadius: 1,
        display: 'block',
      }}
    />
  );

/** One picture, by drag and drop or by the file dialog. */
export function PictureField({ label, hint, ratio, picture, problem, onChange, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const upload = useMutation({ mutationFn: uploadPicture, onSuccess: onChange });
  const take = (file: File | undefined) => file && upload.mutate(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Stack
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          gap: 1,
          p: 2,
          alignItems: 'center',
          border: '2px dashed',
          borderColor: problem ? 'error.main' : isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : undefined,
        }}
      >
        <Preview picture={picture} label={label} ratio={ratio} />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            startIcon={<ImagePlus size={18} aria-hidden />}
            loading={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {t(picture ? 'content.replacePicture' : 'content.choosePicture')}
          </Button>
          {picture && onRemove && (
            <Button color="inherit" onClick={onRemove}>
              {t('content.removePicture')}
            </Button>
          )}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {hint}
        </Typography>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={label}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </Stack>
      {problem && (
        <Typography variant="caption" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
      {upload.error && <Alert severity="error">{messageOf(upload.error)}</Alert>}
    </Stack>
  );
}
