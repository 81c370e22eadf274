import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { topics, type Topic } from './topics.ts';

const Root = styled.nav`
  position: sticky;
  inset-block-start: 72px;
  align-self: start;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  & a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: 6px;
    color: var(--ink-soft);
  }
  & a:hover {
    background: var(--ground);
    color: var(--ink);
  }
  & a[aria-current] {
    background: var(--brand-tint);
    color: var(--brand);
    font-weight: 600;
  }
`;

/** The topics, one of them open. */
export function TopicMenu({ chosen }: { readonly chosen: Topic }) {
  const { t } = useTranslation('information');
  return (
    <Root aria-label={t('menu')}>
      {topics.map(({ name, icon: Icon }) => (
        <Link
          key={name}
          to={withQuery(paths.information, { topic: name })}
          aria-current={name === chosen ? 'page' : undefined}
        >
          <Icon size={18} aria-hidden />
          {t(`topics.${name}.title`)}
        </Link>
      ))}
    </Root>
  );
}
