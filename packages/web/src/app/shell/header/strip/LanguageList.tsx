import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { changeLanguage, language } from '../../../../shared/i18n/language.ts';
import { languages } from '../../../../shared/i18n/languages.ts';
import type { MenuProps } from '../../../../shared/ui/overlay/use-menu-anchor.ts';
import '../../../../shared/themes/late/overlays.ts';

/** All languages, each by its own name. */
export const LanguageList = (menu: MenuProps) => (
  <Menu
    {...menu}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{
      list: {
        sx: { display: 'grid', gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(3, 148px)' } },
      },
    }}
  >
    {languages.map(({ code, name, tag }) => (
      <MenuItem
        key={code}
        lang={tag}
        selected={code === language}
        aria-current={code === language || undefined}
        onClick={() => void changeLanguage(code)}
      >
        {name}
      </MenuItem>
    ))}
  </Menu>
);
