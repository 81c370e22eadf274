import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Combobox } from './use-combobox.ts';

interface Props {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly box: Combobox;
  /** Options are there to choose from. */
  readonly listed: boolean;
  readonly warned: boolean;
}

/** The field itself, its clear button and the button that searches. */
export function SearchField({ id, input, typed, onType, box, listed, warned }: Props) {
  const { t } = useTranslation();
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <div className="field" data-warned={warned}>
      <Search size={18} aria-hidden />
      <input
        ref={input}
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={box.open && listed}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={box.open && box.at >= 0 ? `${id}${box.at}` : undefined}
        aria-invalid={warned}
        aria-describedby={warned ? `${id}warning` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={64}
        value={typed}
        onFocus={() => box.setOpen(true)}
        onClick={() => box.setOpen(true)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={box.onKeyDown}
      />
      {typed ? (
        <button type="button" className="clear" aria-label={t('search.clear')} onClick={clear}>
          <X size={16} aria-hidden />
        </button>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
      <button type="submit" className="go">
        {t('search.button')}
      </button>
    </div>
  );
}
