import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { keywordOf, searchGoodsPath } from '../../shared/navigation/paths.ts';

/** The older address of the results, with the keyword in path or query: it leads to the page of today. */
export function Page() {
  const { k } = useParams();
  const [query] = useSearchParams();
  return <Navigate to={searchGoodsPath(keywordOf(k ?? query.get('k')))} replace />;
}
