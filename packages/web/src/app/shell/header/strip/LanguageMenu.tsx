import { ChevronDown, Globe } from 'lucide-react';
import { language } from '../../../../shared/i18n/language.ts';
import { languages } from '../../../../shared/i18n/languages.ts';
import { useTranslation } from 'react-i18next';
import { FailedMenu } from '../../../../shared/ui/overlay/FailedMenu.tsx';
import { PartPlaceholder } from '../../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../../shared/parts/lazy-part.tsx';
import { useMenuAnchor, type MenuProps } from '../../../../shared/ui/overlay/use-menu-anchor.ts';
import { StripButton } from './StripButton.tsx';

const LanguageList = lazyPart<MenuProps>({
  load: async () => (await import('./LanguageList.tsx')).LanguageList,
  frame: <PartPlaceholder data-place="menu" aria-busy />,
  renderFailure: (error, _retry, menu) => <FailedMenu {...menu} error={error} />,
});

/** Opens the list of languages. Choosing one reloads the page in that language (spec §4). */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { button, menu } = useMenuAnchor();
  const name = languages.find(({ code }) => code === language)?.name ?? 'English';
  return (
    <>
      <StripButton aria-label={t('language.label', { name })} {...button}>
        <Globe size={14} aria-hidden />
        {name}
        <ChevronDown size={12} aria-hidden />
      </StripButton>
      {menu.open && <LanguageList {...menu} />}
    </>
  );
}
