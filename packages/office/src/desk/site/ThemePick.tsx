import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import type { DeskSiteTheme } from '@openmall/sdk/desk';
import { useId } from 'react';
import { t } from '../../shared/i18n/i18n.ts';

/** The two colors of a theme beside its name, which says the same without them. */
const Swatch = ({ theme: { name, brand, deep } }: { readonly theme: DeskSiteTheme }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <Stack direction="row" aria-hidden sx={{ borderRadius: 1, overflow: 'hidden', flexShrink: 0 }}>
      <Box sx={{ inlineSize: 18, blockSize: 24, bgcolor: deep }} />
      <Box sx={{ inlineSize: 18, blockSize: 24, bgcolor: brand }} />
    </Stack>
    {name}
  </Stack>
);

interface Props {
  readonly themes: readonly DeskSiteTheme[];
  readonly chosen: string;
  readonly onChoose: (theme: string) => void;
}

/** The themes of the built store. */
export function ThemePick({ themes, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('site.theme')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        row
        value={chosen}
        onChange={(_event, value) => onChoose(value)}
        // On a phone the areas of choices overlap, which swatches must not.
        sx={{ columnGap: 1, rowGap: { xs: 3, md: 0 } }}
      >
        {themes.map((theme) => (
          <FormControlLabel
            key={theme.theme}
            value={theme.theme}
            control={<Radio />}
            label={<Swatch theme={theme} />}
            sx={{ inlineSize: 168, minBlockSize: 44, alignItems: 'center', marginInlineEnd: 0 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
