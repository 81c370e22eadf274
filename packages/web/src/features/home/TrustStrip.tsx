import styled from '@emotion/styled';
import { Headset, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  margin-block-start: 16px;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-paper);
  & li {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
    min-block-size: 64px;
    padding-inline: 16px;
  }
  & li + li {
    border-inline-start: 1px solid var(--mui-palette-divider);
  }
  & svg {
    flex: none;
    color: var(--mui-palette-primary-main);
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & span {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  @media (width < 600px) {
    & li {
      gap: 10px;
      padding: 10px 12px;
      justify-content: start;
    }
  }
`;

const promises = [
  { icon: ShieldCheck, key: 'pay' },
  { icon: Headset, key: 'help' },
] as const;

/** The promises of the mall. List only what its code enforces. */
export function TrustStrip() {
  const { t } = useTranslation('home');
  return (
    <List aria-label={t('trust.label')}>
      {promises.map(({ icon: Icon, key }) => (
        <li key={key}>
          <Icon size={26} strokeWidth={1.75} aria-hidden />
          <div>
            <strong>{t(`trust.${key}.title`)}</strong>
            <span>{t(`trust.${key}.text`)}</span>
          </div>
        </li>
      ))}
    </List>
  );
}
