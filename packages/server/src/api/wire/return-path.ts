const ANY_ORIGIN = 'http://store.invalid';
const MONEY_PAGE = '/userInfo/money-package';

/** The path of a page of the store. Another site's address becomes a path of ours, so that nobody is led away. */
export function returnPathOf(pageUrl: string | undefined): string {
  if (pageUrl === undefined || !URL.canParse(pageUrl, ANY_ORIGIN)) return MONEY_PAGE;
  const { pathname, search } = new URL(pageUrl, ANY_ORIGIN);
  return pathname.startsWith('/') && !pathname.startsWith('//') ? `${pathname}${search}` : MONEY_PAGE;
}
