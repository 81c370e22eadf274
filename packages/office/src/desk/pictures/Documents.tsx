import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { session } from '../session.ts';

/** Reads a picture of a user. Its address alone opens nothing: the session goes along in the header. */
async function readPicture(address: string, token: string | undefined): Promise<Blob> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  return answer.blob();
}

/** The object URL of a blob as long as the component lives. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

interface DocumentProps {
  readonly address: string;
  readonly name: string;
}

function Document({ address, name }: DocumentProps) {
  const token = session.useToken();
  const { data, error } = useQuery({
    queryKey: ['document', address],
    queryFn: () => readPicture(address, token),
    retry: false,
  });
  const url = useObjectUrl(data);
  const [isLarge, setLarge] = useState(false);
  if (error) return <Alert severity="error">{t('action.noPicture')}</Alert>;
  if (!url) return <Skeleton variant="rounded" height={120} aria-busy />;
  return (
    <>
      <ButtonBase onClick={() => setLarge(true)} sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Box
          component="img"
          src={url}
          alt={name}
          sx={{ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover', display: 'block' }}
        />
      </ButtonBase>
      <Dialog open={isLarge} onClose={() => setLarge(false)} aria-label={name}>
        <Box
          component="img"
          src={url}
          alt={name}
          sx={{ inlineSize: 'min(1200px, 100%)', maxBlockSize: '85vh', objectFit: 'contain' }}
        />
      </Dialog>
    </>
  );
}

interface Props {
  readonly pictures: readonly string[];
  readonly label: string;
}

/** Documents and proofs of a user. A press shows one in full. */
export const Documents = ({ pictures, label }: Props) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1 }}>
    {pictures.map((address, index) => (
      <Document key={address} address={address} name={`${label} ${index + 1}`} />
    ))}
  </Box>
);
