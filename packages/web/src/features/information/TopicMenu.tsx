import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { groups, type Topic } from './topics.ts';

const Root = styled.nav`
  position: sticky;
  inset-block-start: 72px;
  align-self: start;
  padding: 8px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  & a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 40px;
    padding-inline: 12px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-secondary);
  }
  & p {
    padding: 12px 12px 4px;
    color: var(--mui-palette-text-tertiary);
    font-size: 12px;
    font-weight: 600;
    line-height: 16px;
  }
  & a:hover {
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-primary);
  }
  & a[aria-current] {
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-weight: 600;
  }
  @media (width < 900px) {
    & a {
      min-block-size: 44px;
    }
  }
`;

/** The menu of information topics. */
export function TopicMenu({ chosen }: { readonly chosen: Topic }) {
  const { t } = useTranslation('information');
  return (
    <Root aria-label={t('menu')}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={t(`groups.${group.name}`)}>
          <p aria-hidden>{t(`groups.${group.name}`)}</p>
          {group.topics.map(({ name, icon: Icon }) => (
            <Link
              key={name}
              to={withQuery(paths.information, { topic: name })}
              aria-current={name === chosen ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden />
              {t(`topics.${name}.title`)}
            </Link>
          ))}
        </div>
      ))}
    </Root>
  );
}
