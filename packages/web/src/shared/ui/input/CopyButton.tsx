import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const Root = styled(IconButton)(({ theme }) => ({
  width: 28,
  height: 28,
  borderRadius: theme.vars.shape.borderRadiusSmall,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  // It stands in lines of text.
  [theme.breakpoints.down('md')]: { width: 28, height: 28 },
  '@media print': { display: 'none' },
}));

const SHOWN_MS = 2000;

/** Copies a text and confirms it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else toast.error(t('notCopied'));
  };
  return (
    <Root aria-label={label} title={label} onClick={() => void copy()}>
      {copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      <VisuallyHidden role="status">{copied ? t('copied') : ''}</VisuallyHidden>
    </Root>
  );
}
