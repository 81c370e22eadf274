import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Copy, Download } from 'lucide-react';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { useTranslation } from 'react-i18next';
import { site } from '../../../shared/themes/in-use.ts';
import { toast } from '../../../shared/ui/feedback/toast.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & ul {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
    padding: 16px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-sunken);
    /* @noflip */
    direction: ltr;
    font-family: ui-monospace, 'SF Mono', Consolas, monospace;
    text-align: center;
  }
  & .acts {
    display: flex;
    gap: 8px;
  }
`;

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** The recovery codes of an authenticator. They are shown only once, so they can be copied or downloaded. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(text)) toast.success(t('authenticator.copied'));
    else toast.error(t('notCopied', { ns: 'common' }));
  };
  return (
    <Root>
      <ul aria-label={t('authenticator.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="acts">
        <Button
          variant="outlined"
          size="small"
          startIcon={<Copy size={14} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('authenticator.copy')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Download size={14} aria-hidden />}
          onClick={() => saveFile(`${site().name.toLowerCase()}-recovery-codes.txt`, `${text}\n`)}
        >
          {t('authenticator.download')}
        </Button>
      </div>
    </Root>
  );
}
