import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { walletGetUsdt, type Loan } from '@openmall/sdk';
import { queryKeyOf, useCreditBill, useCreditHistroy } from '@openmall/sdk/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../shared/navigation/paths.ts';
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Notice } from '../../shared/ui/feedback/Notice.tsx';
import { Pager } from '../../shared/ui/input/Pager.tsx';
import { Section } from '../../shared/ui/layout/Section.tsx';
import { BillCard } from './repayment/BillCard.tsx';
import { loansPath, type LoansQuery } from './loans-query.ts';
import { LoanTable } from './LoanTable.tsx';

const PAGE_SIZE = 20;
/** The polling interval while an application is in review. */
const POLL_MS = 5_000;

/** Refetches the balance after a review, because an approved loan is paid to the wallet. */
function useBalanceAfterReview(isUnderReview: boolean | undefined): void {
  const queryClient = useQueryClient();
  const wasUnderReview = useRef(isUnderReview);
  useEffect(() => {
    if (wasUnderReview.current === true && isUnderReview === false)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(walletGetUsdt) });
    wasUnderReview.current = isUnderReview;
  }, [isUnderReview, queryClient]);
}

const fresh = { staleTime: 0, meta: { inline: true } };

/** The bill of the open loan; nothing if there is none. */
function OpenBill({ loans }: { readonly loans: readonly Loan[] }) {
  const loan = loans.find(({ status }) => status === 2 || status === 3);
  const bill = useCreditBill({ query: { ...fresh, enabled: loan !== undefined } });
  if (!loan) return null;
  if (bill.isError && !bill.data)
    return <ErrorState error={bill.error} onRetry={() => void bill.refetch()} minHeight={172} />;
  return bill.data ? <BillCard bill={bill.data} loan={loan} /> : <Skeleton height={172} />;
}

function NoLoans() {
  const { t } = useTranslation('loans');
  return (
    <Card>
      <EmptyState
        icon={<HandCoins size={40} />}
        title={t('history.none')}
        text={t('history.noneText')}
        actions={
          <Button variant="contained" href={loanPath()}>
            {t('apply')}
          </Button>
        }
      />
    </Card>
  );
}

/** The bill of the open loan, and all loans and applications. */
export function MyLoans({ query: { page } }: { readonly query: LoansQuery }) {
  const { t } = useTranslation('loans');
  const history = useCreditHistroy(
    { pageNum: page, pageSize: PAGE_SIZE },
    {
      query: {
        ...fresh,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state: { data } }) =>
          data?.elements.some(({ status }) => status === 1) ? POLL_MS : false,
      },
    },
  );
  const loans = history.data?.elements;
  const isUnderReview = loans?.some(({ status }) => status === 1);
  useBalanceAfterReview(isUnderReview);
  if (history.isError && !loans)
    return <ErrorState error={history.error} onRetry={() => void history.refetch()} minHeight={400} />;
  if (!loans) return <Skeleton height={400} />;
  if (loans.length === 0 && page === 1) return <NoLoans />;
  return (
    <>
      <OpenBill loans={loans} />
      {isUnderReview && <Notice>{t('review')}</Notice>}
      <Section title={t('history.title')}>
        <LoanTable loans={loans} />
        <Pager
          page={page}
          pages={Math.ceil((history.data?.totalElements ?? 0) / PAGE_SIZE)}
          toPage={(number) => loansPath({ page: number })}
        />
      </Section>
    </>
  );
}
