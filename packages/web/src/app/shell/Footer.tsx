import styled from '@emotion/styled';
import { Link } from 'react-router';
import { Newsletter } from '../../features/newsletter/Newsletter.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { loginPath, paths } from '../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../shared/session/session.ts';
import { InformationLink } from '../../shared/ui/InformationLink.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';

const Root = styled.footer`
  margin-block-start: 64px;
  background: var(--surface);
  border-block-start: 1px solid var(--line);
  & .columns {
    display: grid;
    grid-template-columns: 1.6fr repeat(4, 1fr);
    gap: 48px;
    padding-block: 48px;
  }
  & .about p {
    margin-block-start: 16px;
    color: var(--ink-soft);
    max-inline-size: 300px;
    text-wrap: pretty;
  }
  & h2 {
    margin-block-end: 12px;
    font-size: 14px;
    line-height: 20px;
  }
  & li > a {
    display: inline-block;
    padding-block: 6px;
    color: var(--ink-soft);
    border-radius: 4px;
  }
  & li > a:hover {
    color: var(--brand);
    text-decoration: underline;
  }
  & .last {
    border-block-start: 1px solid var(--line);
  }
  & .last > div {
    display: flex;
    align-items: center;
    gap: 24px;
    min-block-size: 72px;
    color: var(--ink-soft);
    font-size: 13px;
  }
  & .last ul {
    margin-inline-start: auto;
  }
`;

const columns = [
  {
    head: 'footer.shop',
    links: [
      { word: 'nav.categories', to: paths.classification },
      { word: 'nav.goods', to: paths.commodity },
      { word: 'nav.discounted', to: paths.discounted },
      { word: 'nav.stores', to: paths.searchStore },
    ],
  },
  {
    head: 'footer.account',
    links: [
      { word: 'account.orders', to: paths.myOrder, own: true },
      { word: 'account.favourites', to: paths.collectGoods, own: true },
      { word: 'account.wallet', to: paths.moneyPackage, own: true },
      { word: 'account.settings', to: paths.setup, own: true },
    ],
  },
  {
    head: 'footer.help',
    links: [
      { word: 'footer.delivery', topic: 'delivery' },
      { word: 'footer.returns', topic: 'returns' },
      { word: 'footer.rules', topic: 'rules' },
      { word: 'footer.contact', topic: 'contact' },
    ],
  },
  {
    head: 'footer.mall',
    links: [
      { word: 'footer.about', topic: 'about' },
      { word: 'footer.news', topic: 'news' },
      { word: 'nav.merchants', topic: 'sell' },
      { word: 'footer.privacy', topic: 'privacy' },
    ],
  },
] as const;

/** Newsletter, links, ways to pay, address (spec §2). One's own pages send a visitor to the login. */
export function Footer() {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  return (
    <Root>
      <Newsletter />
      <Page>
        <div className="columns">
          <div className="about">
            <Logo />
            <p>{t('footer.text')}</p>
            <p>{t('footer.address')}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.head} aria-label={t(column.head)}>
              <h2>{t(column.head)}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.word}>
                    {'topic' in link ? (
                      <InformationLink topic={link.topic}>{t(link.word)}</InformationLink>
                    ) : (
                      <Link to={'own' in link && !loggedIn ? loginPath(link.to) : link.to}>
                        {t(link.word)}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </Page>
      <div className="last">
        <Page>
          <span>{t('footer.copyright')}</span>
          <PaymentMarks />
        </Page>
      </div>
    </Root>
  );
}
