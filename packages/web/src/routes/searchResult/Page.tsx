import { Navigate, useParams } from 'react-router';
import { keywordOf, searchGoodsPath } from '../../shared/navigation/paths.ts';

/** The older address of the results, with the keyword in its path: it leads to the page of today. */
export function Page() {
  const { k } = useParams();
  return <Navigate to={searchGoodsPath(keywordOf(k ?? null))} replace />;
}
