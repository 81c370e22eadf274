import { pine, type Brand } from './tokens.ts';

/** White-label themes by site name. Only the one in use is loaded. */
const loaders: Readonly<Record<string, () => Promise<Brand>>> = {
  openmall: () => Promise.resolve(pine),
  harbour: () => import('./harbour.ts').then((theme) => theme.harbour),
  clay: () => import('./clay.ts').then((theme) => theme.clay),
};

/** The brand of a site name; the house brand for an unknown one. */
export const loadBrand = (siteName: string): Promise<Brand> =>
  (loaders[siteName] ?? loaders['openmall'] ?? (() => Promise.resolve(pine)))();
