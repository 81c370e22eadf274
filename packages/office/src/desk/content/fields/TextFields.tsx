import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { directionOf, isLangCode, type LangCode, languages, tagOf } from '@openmall/web/languages';
import { useFormikContext } from 'formik';
import { AlertCircle, Check } from 'lucide-react';
import { useState } from 'react';
import { t, textOr } from '../../../shared/i18n/i18n.ts';
import { type TextErrors, type TextField as Field, type TextValues, writtenLanguages } from './texts.ts';

interface Values {
  readonly texts: TextValues<string>;
}

interface MarkProps {
  readonly isWritten: boolean;
  readonly isFaulty: boolean;
}

function Mark({ isWritten, isFaulty }: MarkProps) {
  if (isFaulty) return <AlertCircle size={16} aria-label={t('form.other')} />;
  return isWritten ? <Check size={16} aria-label={t('content.written')} /> : null;
}

/** The texts of a record in one language at a time. A text that is missing shows the English one, as the store does. */
export function TextFields<Name extends string>({ fields }: { readonly fields: readonly Field<Name>[] }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Values>();
  const [chosen, setLang] = useState<LangCode>('en');
  const [seen, setSeen] = useState(0);
  const found = (errors as { readonly texts?: TextErrors<string> }).texts ?? {}; // As `textErrors` made them.
  const faulty = Object.keys(found).filter(isLangCode);
  // A refused form shows the first language with an error.
  if (submitCount !== seen) {
    setSeen(submitCount);
    const [first] = faulty;
    if (first && !faulty.includes(chosen)) setLang(first);
  }
  const lang = chosen;
  const written = writtenLanguages(values.texts, fields as readonly Field<string>[]);
  const textOf = (code: LangCode, name: string) => values.texts[code]?.[name] ?? '';
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        label={t('content.language')}
        value={lang}
        onChange={({ target: { value } }) => isLangCode(value) && setLang(value)}
        slotProps={{ select: { sx: { minBlockSize: 44 } } }}
        helperText={t('content.languagesHint', { written: written.length, total: languages.length })}
      >
        {languages.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Typography component="span" lang={tagOf(code)}>
                {name}
              </Typography>
              <Mark isWritten={written.includes(code)} isFaulty={submitCount > 0 && faulty.includes(code)} />
            </Stack>
          </MenuItem>
        ))}
      </TextField>
      {fields.map(({ name, label, hint, multiline = false }) => {
        const problem = submitCount > 0 ? found[lang]?.[name] : undefined;
        return (
          <TextField
            key={`${lang} ${name}`}
            label={label}
            value={textOf(lang, name)}
            placeholder={lang === 'en' ? '' : textOf('en', name)}
            onChange={({ target }) => void setFieldValue(`texts.${lang}.${name}`, target.value)}
            multiline={multiline}
            minRows={multiline ? 3 : undefined}
            maxRows={multiline ? 14 : undefined}
            error={problem !== undefined}
            helperText={problem ? textOr(problem, t('form.other')) : hint}
            slotProps={{
              htmlInput: { dir: directionOf(lang), lang: tagOf(lang) },
              // The label stays above, so that the English text can stand in the field.
              inputLabel: { shrink: true },
              input: { notched: false },
            }}
          />
        );
      })}
    </Stack>
  );
}
