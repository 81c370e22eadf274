import Box from '@mui/material/Box';

interface Props {
  readonly pictures: readonly string[];
  readonly label: string;
}

/** Pictures that open in full in a new tab. */
export const Pictures = ({ pictures, label }: Props) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 1 }}>
    {pictures.map((picture, index) => (
      <a key={picture} href={picture} target="_blank" rel="noreferrer">
        <Box
          component="img"
          src={picture}
          alt={`${label} ${index + 1}`}
          sx={{
            inlineSize: '100%',
            aspectRatio: '4 / 3',
            objectFit: 'cover',
            borderRadius: 1,
            display: 'block',
          }}
        />
      </a>
    ))}
  </Box>
);
