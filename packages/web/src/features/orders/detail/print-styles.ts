import { css } from '@emotion/react';

/** Print styles of an order: number, parties, lines and amounts, without the rest of the store. */
export const printStyles = css`
  @media print {
    & .acts,
    & .screen,
    & button {
      display: none !important;
    }
    & .columns {
      grid-template-columns: minmax(0, 1fr) 220px;
      gap: 40px;
    }
    & section {
      padding: 12px 0;
      border: 0;
      break-inside: avoid;
    }
    & * {
      color: #000 !important;
      background: none !important;
      box-shadow: none !important;
    }
    body:has(&) {
      background: #fff;
      min-width: 0;
    }
    body:has(&) :is(header:not(& header), nav, footer, aside, [data-toasts]) {
      display: none !important;
    }
  }
`;
