import styled from '@emotion/styled';
import { Languages } from 'lucide-react';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseHtml } from './parse-html.ts';

const OnlyEnglish = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;
  color: var(--mui-palette-text-secondary);
  font-size: 13px;
  line-height: 18px;
`;

const Root = styled.div`
  max-inline-size: 760px;
  font-size: 15px;
  line-height: 24px;
  overflow-wrap: anywhere;
  & > * + * {
    margin-block-start: 12px;
  }
  & ul {
    list-style: disc;
    padding-inline-start: 24px;
  }
  & ol {
    list-style: decimal;
    padding-inline-start: 24px;
  }
  & h2,
  & h3,
  & h4 {
    margin-block-start: 24px;
    font-size: 17px;
  }
  & a {
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
  }
  & img {
    max-inline-size: 100%;
    min-block-size: 120px;
    block-size: auto;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-sunken);
  }
  & table {
    border-collapse: collapse;
  }
  & :is(td, th) {
    padding: 6px 12px;
    border: 1px solid var(--mui-palette-divider);
    text-align: start;
  }
`;

const allowed = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'div',
  'span',
  'figure',
  'figcaption',
]);
/** Tags whose text is not shown either. */
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'title',
  'textarea',
  'svg',
  'math',
]);

const safe = (url: string | null): string | undefined =>
  url && /^(https:\/\/|\/(?!\/))/i.test(url) ? url : undefined;
const size = (text: string | null): number | undefined =>
  text && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

function nodes(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{toReact(node)}</Fragment>);
}

function toReact(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (silent.has(tag)) return null;
  if (tag === 'img') {
    const src = safe(node.getAttribute('src'));
    return src ? (
      <img
        src={src}
        alt={node.getAttribute('alt') ?? ''}
        width={size(node.getAttribute('width'))}
        height={size(node.getAttribute('height'))}
        loading="lazy"
        decoding="async"
      />
    ) : null;
  }
  if (tag === 'a') {
    const href = safe(node.getAttribute('href'));
    return href ? (
      <a href={href} rel="noreferrer nofollow" {...(href.startsWith('https') && { target: '_blank' })}>
        {nodes(node)}
      </a>
    ) : (
      nodes(node)
    );
  }
  if (tag === 'br') return <br />;
  return allowed.has(tag) ? createElement(tag, null, ...nodes(node)) : nodes(node);
}

interface Props {
  readonly html: string;
  /** 0 if the text is in English because it is not translated. */
  readonly translated?: number | undefined;
}

/**
 * Renders a seller's HTML as React elements: known tags without attributes, pictures and links to safe URLs. Nothing is
 * inserted as HTML, so no script in it can run.
 */
export function RichText({ html, translated }: Props) {
  const { t } = useTranslation('goods');
  const content = useMemo(() => nodes(parseHtml(html).body), [html]);
  if (translated !== 0) return <Root>{content}</Root>;
  return (
    <>
      <OnlyEnglish>
        <Languages size={16} aria-hidden />
        {t('onlyEnglish')}
      </OnlyEnglish>
      <Root lang="en" dir="ltr">
        {content}
      </Root>
    </>
  );
}
