import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Newsletter } from '../../../features/newsletter/Newsletter.tsx';
import { useTranslation } from 'react-i18next';
import { openService } from '../../../shared/chat/service-window.ts';
import { formatCountry } from '../../../shared/i18n/format.ts';
import { loginPath, paths } from '../../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../../shared/session/use-session.ts';
import { site } from '../../../shared/themes/in-use.ts';
import { InformationLink } from '../../../shared/ui/input/InformationLink.tsx';
import { Logo } from '../../../shared/ui/display/Logo.tsx';
import { Page } from '../../../shared/ui/layout/Page.tsx';
import { PartnerMarks } from './PartnerMarks.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';

const Root = styled.footer`
  @media print {
    display: none;
  }
  margin-block-start: 64px;
  background: var(--mui-palette-background-paper);
  border-block-start: 1px solid var(--mui-palette-divider);
  & .columns {
    display: grid;
    grid-template-columns: 1.8fr repeat(5, 1fr);
    gap: 32px;
    padding-block: 48px;
  }
  & .about p {
    margin-block-start: 16px;
    color: var(--mui-palette-text-secondary);
    max-inline-size: 300px;
    text-wrap: pretty;
  }
  & .about a:hover,
  & .last a:hover {
    text-decoration: underline;
  }
  & h2 {
    margin-block-end: 12px;
    font-size: 14px;
    line-height: 20px;
  }
  & li > :is(a, button) {
    display: inline-block;
    padding: 6px 0;
    border: 0;
    background: none;
    text-align: start;
    color: var(--mui-palette-text-secondary);
    border-radius: 4px;
  }
  & li > :is(a, button):hover {
    color: var(--mui-palette-primary-main);
    text-decoration: underline;
  }
  & .last {
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & .last > div {
    display: flex;
    align-items: center;
    gap: 24px;
    min-block-size: 72px;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
  }
  & .last > div > :last-child {
    margin-inline-start: auto;
  }
  @media (width < 1200px) {
    & .columns {
      grid-template-columns: repeat(3, 1fr);
    }
    & .about {
      grid-column: 1 / -1;
    }
  }
  @media (width < 900px) {
    margin-block-start: 40px;
    & .columns {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 24px 16px;
      padding-block: 32px;
    }
    & li > :is(a, button) {
      min-inline-size: 44px;
      padding-block: 12px;
      overflow-wrap: anywhere;
    }
    & .last > div {
      flex-wrap: wrap;
      gap: 12px 16px;
      padding-block: 16px;
    }
    & .last > div > :last-child {
      margin-inline-start: 0;
    }
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
      { word: 'nav.merchants', topic: 'sell' },
    ],
  },
  {
    head: 'footer.account',
    links: [
      { word: 'account.orders', to: paths.myOrder, own: true },
      { word: 'account.favourites', to: paths.collectGoods, own: true },
      { word: 'account.wallet', to: paths.moneyPackage, own: true },
      { word: 'account.settings', to: paths.setup, own: true },
      { word: 'footer.download', topic: 'download' },
    ],
  },
  {
    head: 'footer.help',
    links: [
      { word: 'service', service: true },
      { word: 'footer.delivery', topic: 'delivery' },
      { word: 'footer.shipping', topic: 'shipping' },
      { word: 'footer.returns', topic: 'returns' },
      { word: 'footer.contact', topic: 'contact' },
    ],
  },
  {
    head: 'footer.mall',
    links: [
      { word: 'footer.about', topic: 'about' },
      { word: 'footer.news', topic: 'news' },
      { word: 'footer.careers', topic: 'careers' },
      { word: 'footer.slavery', topic: 'slavery' },
    ],
  },
  {
    head: 'footer.policies',
    links: [
      { word: 'footer.terms', topic: 'terms' },
      { word: 'footer.rules', topic: 'rules' },
      { word: 'footer.seller', topic: 'sellerPolicy' },
      { word: 'footer.service', topic: 'service' },
      { word: 'footer.privacy', topic: 'privacy' },
      { word: 'footer.legal', topic: 'legal' },
    ],
  },
] as const;

type FooterLink = (typeof columns)[number]['links'][number];

/** A link to a page, to an information page or to customer service. Account pages redirect a visitor to the login. */
function FooterLinkItem({ link }: { readonly link: FooterLink }) {
  const { t } = useTranslation();
  const loggedIn = useLoggedIn();
  const word = t(link.word);
  if ('topic' in link) return <InformationLink topic={link.topic}>{word}</InformationLink>;
  if ('service' in link) return <ButtonBase onClick={openService}>{word}</ButtonBase>;
  return <Link to={'own' in link && !loggedIn ? loginPath(link.to) : link.to}>{word}</Link>;
}

/** Newsletter, links, payment methods, partners and address (spec §2). */
export function Footer() {
  const { t } = useTranslation();
  const { name, since, country, operator } = site();
  return (
    <Root>
      <Newsletter />
      <Page>
        <div className="columns">
          <div className="about">
            <Logo />
            <p>{t('footer.text')}</p>
            <p>{t('footer.address', { name, country: formatCountry(country) })}</p>
            <p>
              <bdi>
                {operator.company}, {operator.address}
                <br />
                <a href={`mailto:${operator.email}`}>{operator.email}</a>
              </bdi>
            </p>
          </div>
          {columns.map((column) => (
            <nav key={column.head} aria-label={t(column.head)}>
              <h2>{t(column.head)}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.word}>
                    <FooterLinkItem link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </Page>
      <div className="last">
        <Page>
          <span>
            {t('footer.copyright', { year: String(since), name })}
            <br />
            <InformationLink topic="legal">{t('footer.cookies')}</InformationLink>
          </span>
          <PartnerMarks />
          <PaymentMarks />
        </Page>
      </div>
    </Root>
  );
}
