import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../shared/themes/in-use.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 28px;
  & li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--mui-palette-text-secondary);
    font-weight: 600;
    font-size: 13px;
    letter-spacing: -0.01em;
  }
`;

const box = { width: 24, height: 24, viewBox: '0 0 24 24', 'aria-hidden': true } as const;

/** Our own logos of the carriers: a parcel in the snow, a heron, a line around the globe. */
const marks: readonly ReactNode[] = [
  <svg key="parcel" {...box}>
    <path d="M12 2l9 5v10l-9 5-9-5V7z" fill="#2f5d8a" />
    <path d="M12 12l9-5M12 12L3 7M12 12v10" stroke="#fff" strokeWidth="1.5" fill="none" />
  </svg>,
  <svg key="heron" {...box}>
    <circle cx="12" cy="12" r="11" fill="#d9ebf2" />
    <path d="M4 9l8-1c3 0 3 3 1 4-3 2-3 4 1 5 3 .6 5-1 6-4-1 6-5 8-9 7-5-1-5-5-2-8z" fill="#20698c" />
    <circle cx="11.500" cy="9.500" r=".8" fill="#fff" />
  </svg>,
  <svg key="globe" {...box}>
    <circle cx="12" cy="12" r="10" fill="none" stroke="#8a5a2f" strokeWidth="2" />
    <path d="M12 2c5 5 5 15 0 20M12 2c-5 5-5 15 0 20" fill="none" stroke="#8a5a2f" strokeWidth="1.500" />
    <path d="M3 15h18" stroke="#8a5a2f" strokeWidth="2.500" />
  </svg>,
];

/** The carriers. */
export function PartnerMarks() {
  const { t } = useTranslation();
  return (
    <List aria-label={t('footer.partners')}>
      {site().carriers.map((name, index) => (
        <li key={name}>
          {marks[index % marks.length]}
          {name}
        </li>
      ))}
    </List>
  );
}
