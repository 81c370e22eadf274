import styled from '@emotion/styled';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { home } from '../../../shared/navigation/base.ts';
import { paths } from '../../../shared/navigation/paths.ts';

const Text = styled.span`
  display: block;
  & a {
    color: inherit;
    text-decoration: underline;
  }
`;

interface Part {
  readonly text: string;
  readonly href?: string;
  /** A page of this store. */
  readonly own?: boolean;
}

const URL_PATTERN = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** Splits a text into plain parts and URLs. */
export function partsOf(text: string, baseUrl: string): readonly Part[] {
  const parts: Part[] = [];
  let position = 0;
  for (const { 0: url, index } of text.matchAll(URL_PATTERN)) {
    if (index > position) parts.push({ text: text.slice(position, index) });
    const own = url.startsWith(`${baseUrl}/`);
    parts.push({ text: url, href: own ? url.slice(baseUrl.length) : url, own });
    position = index + url.length;
  }
  if (position < text.length) parts.push({ text: text.slice(position) });
  return parts;
}

/** The text of a message with clickable links. External links, and all links of the chat page, open in a new tab. */
export function MessageText({ text }: { readonly text: string }) {
  const { t } = useTranslation('chat');
  const { pathname } = useLocation();
  const parts = useMemo(() => partsOf(text, home()), [text]);
  const target = pathname === paths.chat ? '_blank' : undefined;
  return (
    <div className="bubble">
      <Text dir="auto">
        {parts.map(({ text: partText, href, own }, index) => {
          if (href === undefined) return partText;
          return own ? (
            <Link key={index} to={href} target={target}>
              {href.startsWith(`${paths.productDetails}?`) ? t('viewGoods') : partText}
            </Link>
          ) : (
            <a key={index} href={href} target="_blank" rel="noreferrer nofollow">
              {partText}
            </a>
          );
        })}
      </Text>
    </div>
  );
}
