import { Navigate, Route } from 'react-router-dom';
import { BannerDetail } from './banners/BannerDetail.tsx';
import { BannersPage } from './banners/BannersPage.tsx';
import { CategoriesPage } from './categories/CategoriesPage.tsx';
import { CategoryDetail } from './categories/CategoryDetail.tsx';
import { HelpDetail } from './help/HelpDetail.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { LotteriesPage } from './lotteries/LotteriesPage.tsx';
import { LotteryDetail } from './lotteries/LotteryDetail.tsx';
import { NewsDetail } from './news/NewsDetail.tsx';
import { NewsPage } from './news/NewsPage.tsx';

/** The routes of the content, each list with its records beside it. */
export const CONTENT_ROUTES = (
  <>
    <Route index element={<Navigate to="/content/categories" replace />} />
    <Route path="categories" element={<CategoriesPage />}>
      <Route path=":id" element={<CategoryDetail />} />
    </Route>
    <Route path="banners" element={<BannersPage />}>
      <Route path=":id" element={<BannerDetail />} />
    </Route>
    <Route path="news" element={<NewsPage />}>
      <Route path=":id" element={<NewsDetail />} />
    </Route>
    <Route path="help" element={<HelpPage />}>
      <Route path=":id" element={<HelpDetail />} />
    </Route>
    <Route path="lotteries" element={<LotteriesPage />}>
      <Route path=":id" element={<LotteryDetail />} />
    </Route>
  </>
);
