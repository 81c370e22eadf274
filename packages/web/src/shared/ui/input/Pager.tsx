import Pagination, { type PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../navigation/RouterLink.tsx';
import '../../themes/late/pages.ts';

const icons = {
  previous: () => <ChevronLeft size={18} aria-hidden />,
  next: () => <ChevronRight size={18} aria-hidden />,
};

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly toPage: (page: number) => string;
  /** Called when the user points at the next page, so that it can be prefetched. */
  readonly onNearNext?: () => void;
}

/** Numbered pages as links, so that they can be opened in another tab. Nothing for a single page. */
export function Pager({ page, pages, toPage, onNearNext }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (pages < 2) return null;
  const labels = { previous: t('pager.previous'), next: t('pager.next') };
  const renderItem = (item: PaginationRenderItemParams) => {
    if (item.page === null || item.disabled) return <PaginationItem {...item} slots={icons} />;
    const prefetch = item.type === 'next' ? { onMouseEnter: onNearNext, onFocus: onNearNext } : {};
    return (
      <PaginationItem {...item} {...prefetch} slots={icons} component={RouterLink} href={toPage(item.page)} />
    );
  };
  return (
    <Pagination
      aria-label={t('pager.label')}
      page={page}
      count={pages}
      // Seven links of 44 px fit into 360 px.
      siblingCount={isPhone ? 0 : 1}
      renderItem={renderItem}
      getItemAriaLabel={(type, number) =>
        type === 'previous' || type === 'next' ? labels[type] : t('pager.page', { page: number ?? page })
      }
    />
  );
}
