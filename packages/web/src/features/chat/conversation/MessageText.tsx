import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { home } from '../../../shared/navigation/base.ts';
import { paths } from '../../../shared/navigation/paths.ts';

interface Part {
  readonly text: string;
  readonly href?: string;
  /** A page of this shop. */
  readonly own?: boolean;
}

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** A text with the addresses in it told apart. */
export function partsOf(text: string, shop: string): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    const own = found.startsWith(`${shop}/`);
    parts.push({ text: found, href: own ? found.slice(shop.length) : found, own });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** What was said, with links that can be followed; those that lead out, or out of the chat's window, open beside it. */
export function MessageText({ text }: { readonly text: string }) {
  const { t } = useTranslation('chat');
  const { pathname } = useLocation();
  const parts = useMemo(() => partsOf(text, home()), [text]);
  const target = pathname === paths.chat ? '_blank' : undefined;
  return (
    <div className="bubble">
      <span dir="auto">
        {parts.map(({ text: said, href, own }, index) => {
          if (href === undefined) return said;
          return own ? (
            <Link key={index} to={href} target={target}>
              {href.startsWith(`${paths.productDetails}?`) ? t('viewGoods') : said}
            </Link>
          ) : (
            <a key={index} href={href} target="_blank" rel="noreferrer nofollow">
              {said}
            </a>
          );
        })}
      </span>
    </div>
  );
}
