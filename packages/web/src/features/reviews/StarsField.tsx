import styled from '@emotion/styled';
import { useField } from 'formik';
import { CircleAlert, Star } from 'lucide-react';
import { useId } from 'react';
import { useMessageText } from '../../shared/forms/use-message-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden.tsx';

const Root = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & legend {
    padding: 0;
    font-weight: 600;
  }
  & .row {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
  }
  & .stars {
    display: flex;
  }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    color: var(--mui-palette-faded);
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & label:has(:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: -2px;
    border-radius: 8px;
  }
  & .stars:not(:hover) label[data-on='true'],
  & .stars:hover label:hover,
  & .stars:hover label:has(~ label:hover) {
    color: var(--mui-palette-rating);
  }
  & .stars svg {
    fill: currentColor;
  }
  & .meaning {
    color: var(--mui-palette-text-secondary);
  }
  & .wrong {
    display: flex;
    gap: 6px;
    color: var(--mui-palette-error-main);
    font-size: 13px;
    line-height: 18px;
  }
  & .wrong svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

const choices = [1, 2, 3, 4, 5] as const;

interface Props {
  readonly name: string;
  readonly label: string;
}

/** One star to five: radio buttons that look like stars, so that arrow keys and screen readers know them. */
export function StarsField({ name, label }: Props) {
  const { t } = useTranslation('reviews');
  const errorId = useId();
  const [field, meta, { setValue }] = useField<string>(name);
  const messageText = useMessageText();
  const error = meta.touched ? messageText(meta.error) : '';
  const chosen = Number(field.value);
  return (
    <Root>
      <legend>{label}</legend>
      <div className="row">
        <span className="stars">
          {choices.map((stars) => (
            <label key={stars} data-on={stars <= chosen}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === chosen}
                aria-invalid={error !== '' || undefined}
                aria-describedby={error ? errorId : undefined}
                onBlur={field.onBlur}
                onChange={() => void setValue(String(stars))}
              />
              <Star size={28} strokeWidth={0} aria-hidden />
              <VisuallyHidden>{t('write.stars', { count: stars })}</VisuallyHidden>
            </label>
          ))}
        </span>
        {chosen > 0 && <span className="meaning">{t(`write.meaning${chosen as 1 | 2 | 3 | 4 | 5}`)}</span>}
      </div>
      {error && (
        <span className="wrong" id={errorId}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </span>
      )}
    </Root>
  );
}
