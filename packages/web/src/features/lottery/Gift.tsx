/** A gift, drawn by us. */
export const Gift = () => (
  <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden>
    <path d="M30 22c-9-9-1-18 7-11 4 3 6 10 7 15-5 0-11-1-14-4z" fill="#f2c46d" />
    <path d="M58 22c9-9 1-18-7-11-4 3-6 10-7 15 5 0 11-1 14-4z" fill="#e0a93f" />
    <rect x="14" y="42" width="60" height="36" rx="5" fill="#1f9d78" />
    <rect x="10" y="26" width="68" height="18" rx="5" fill="#2bb78d" />
    <rect x="37" y="26" width="14" height="52" fill="#f2c46d" />
    <rect x="37" y="26" width="14" height="18" fill="#e0a93f" />
    <path
      d="M8 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM78 54l1.600 4 4 1.600-4 1.600-1.600 4-1.600-4-4-1.600 4-1.600z"
      fill="#f8e3b4"
    />
  </svg>
);
