import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { FieldError } from '../../shared/forms/fields/FieldError.tsx';
import { useMessageText } from '../../shared/forms/use-message-text.ts';
import { useTranslation } from 'react-i18next';
import { star } from '../../shared/ui/display/Stars.tsx';

const Root = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Legend = styled('legend')({ padding: 0, fontWeight: 600 });
const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 });
/** Each star is large enough for a thumb. */
const LargeRating = styled(Rating)({ fontSize: 28 });
const starPadding = { slotProps: { icon: { style: { padding: 6 } } } };

interface Props {
  readonly name: string;
  readonly label: string;
}

/** One to five stars as a group of radio buttons. */
export function StarsField({ name, label }: Props) {
  const { t } = useTranslation('reviews');
  const errorId = useId();
  const [field, meta, { setValue, setTouched }] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  const chosen = Number(field.value);
  return (
    <Root
      role="radiogroup"
      aria-invalid={error !== '' || undefined}
      aria-describedby={error ? errorId : undefined}
      onBlur={() => void setTouched(true)}
    >
      <Legend>{label}</Legend>
      <Row>
        <LargeRating
          name={name}
          value={chosen || null}
          onChange={(_event, stars) => void setValue(stars === null ? '' : String(stars))}
          getLabelText={(count) => t('write.stars', { count })}
          emptyLabelText={t('write.stars', { count: 0 })}
          icon={star}
          emptyIcon={star}
          {...starPadding}
        />
        {chosen > 0 && (
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {t(`write.meaning${chosen as 1 | 2 | 3 | 4 | 5}`)}
          </Typography>
        )}
      </Row>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
