import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { isLangCode, languages, tagOf } from '@openmall/web/languages';
import { t } from '../shared/i18n/i18n.ts';
import { changeLanguage, language } from '../shared/i18n/language.ts';

/** The language of the pages, each in its own words. */
export const LanguageChoice = () => (
  <Select
    size="small"
    variant="standard"
    disableUnderline
    value={language}
    inputProps={{ 'aria-label': t('app.language') }}
    onChange={({ target: { value } }) => isLangCode(value) && changeLanguage(value)}
  >
    {languages.map(({ code, name }) => (
      <MenuItem key={code} value={code} lang={tagOf(code)}>
        {name}
      </MenuItem>
    ))}
  </Select>
);
