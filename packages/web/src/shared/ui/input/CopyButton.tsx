import styled from '@emotion/styled';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 0;
  border-radius: var(--mui-shape-borderRadiusSmall);
  background: none;
  color: var(--mui-palette-text-secondary);
  &:hover {
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-primary);
  }
`;

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
    <Root type="button" aria-label={label} title={label} onClick={() => void copy()}>
      {copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      <VisuallyHidden role="status">{copied ? t('copied') : ''}</VisuallyHidden>
    </Root>
  );
}
