import styled from '@emotion/styled';
import { Headset, RotateCcw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReturnDays } from '../../shared/orders/use-return-days.ts';

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
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
    padding: 8px 16px;
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
    grid-auto-flow: row;
    padding-block: 6px;
    & li {
      min-block-size: 0;
      padding: 6px 16px;
      justify-content: start;
    }
    & li + li {
      border-inline-start: 0;
    }
  }
`;

/** The promises of the mall. List only what its code enforces. */
export function TrustStrip() {
  const { t } = useTranslation('home');
  const { t: goods } = useTranslation('goods');
  const days = useReturnDays();
  const promises = [
    { icon: ShieldCheck, title: goods('promises.pay.title'), text: goods('promises.pay.text') },
    ...(days !== undefined
      ? [
          {
            icon: RotateCcw,
            title: goods('promises.returns.title'),
            text: goods('promises.returns.text', { days }),
          },
        ]
      : []),
    { icon: Headset, title: t('trust.help.title'), text: t('trust.help.text') },
  ];
  return (
    <List aria-label={t('trust.label')}>
      {promises.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={26} strokeWidth={1.75} aria-hidden />
          <div>
            <strong>{title}</strong>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </List>
  );
}
