import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { keywordOf, searchGoodsPath } from '../../shared/navigation/paths.ts';

/** The former URL of the search results, with the keyword in path or query. It redirects to the current one. */
export function Page() {
  const { k } = useParams();
  const [query] = useSearchParams();
  return <Navigate to={searchGoodsPath(keywordOf(k ?? query.get('k')))} replace />;
}
