import styled from '@emotion/styled';
import { ChevronDown, Globe } from 'lucide-react';
import { changeLanguage, language } from '../../../shared/i18n/language.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Menu } from '../../../shared/ui/overlay/Menu.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 148px);
  font-size: 14px;
  line-height: 20px;
`;

/** All languages, each by its own name. Choosing one loads the page anew (spec §4). */
export function LanguageMenu() {
  const { t } = useTranslation();
  const name = languages.find(({ code }) => code === language)?.name ?? 'English';
  return (
    <Menu
      className="trigger"
      label={t('language.label', { name })}
      trigger={
        <>
          <Globe size={14} aria-hidden />
          {name}
          <ChevronDown size={12} aria-hidden />
        </>
      }
    >
      <Columns>
        {languages.map((one) => (
          <button
            key={one.code}
            type="button"
            lang={one.tag}
            aria-current={one.code === language}
            onClick={() => void changeLanguage(one.code)}
          >
            {one.name}
          </button>
        ))}
      </Columns>
    </Menu>
  );
}
