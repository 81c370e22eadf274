import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { shownFrom, uploadPicture } from '../upload-picture.ts';

const MAX = 9;

interface TileProps {
  readonly picture: string;
  readonly number: number;
  readonly onForward: (() => void) | undefined;
  readonly onRemove: () => void;
}

const Tile = ({ picture, number, onForward, onRemove }: TileProps) => (
  <Box>
    <Box
      component="img"
      src={shownFrom(picture)}
      alt={t('goods.picture', { number })}
      sx={{ inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, display: 'block' }}
    />
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <IconButton
        size="small"
        disabled={!onForward}
        onClick={onForward}
        aria-label={t('goods.forward', { number })}
      >
        <ArrowLeft size={18} aria-hidden />
      </IconButton>
      <IconButton size="small" onClick={onRemove} aria-label={t('goods.removePicture', { number })}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Stack>
  </Box>
);

interface Props {
  readonly pictures: readonly string[];
  readonly onChange: (pictures: readonly string[]) => void;
}

/** Pictures by drag and drop or by the file dialog. The first one is the cover. */
export function PictureDrop({ pictures, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: string[] = [];
      for (const file of files.slice(0, MAX - pictures.length)) added.push(await uploadPicture(file));
      onChange([...pictures, ...added]);
    },
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    upload.mutate([...event.dataTransfer.files]);
  };
  const without = (index: number) => pictures.filter((_picture, other) => other !== index);
  const forward = (index: number) => {
    const rest = without(index);
    onChange([...rest.slice(0, index - 1), pictures[index] ?? '', ...rest.slice(index - 1)]);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('goods.pictures')}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 1 }}>
        {pictures.map((picture, index) => (
          <Tile
            key={picture}
            picture={picture}
            number={index + 1}
            onForward={index > 0 ? () => forward(index) : undefined}
            onRemove={() => onChange(without(index))}
          />
        ))}
      </Box>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          p: 3,
          textAlign: 'center',
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : undefined,
        }}
      >
        <Button
          startIcon={<ImagePlus size={18} aria-hidden />}
          loading={upload.isPending}
          disabled={pictures.length >= MAX}
          onClick={() => input.current?.click()}
        >
          {t('goods.addPictures')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('goods.dropHint', { max: MAX })}
        </Typography>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept="image/*"
          aria-label={t('goods.addPictures')}
          onChange={({ target }) => upload.mutate([...(target.files ?? [])])}
        />
      </Box>
      {upload.error && <Alert severity="error">{messageOf(upload.error)}</Alert>}
    </Stack>
  );
}
