/** Finds column titles of grids that are cut off. */
import type { Page } from '@playwright/test';

/** Returns every visible column title that ends in an ellipsis, which hides what the column is about. */
export const cutHeadersIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.MuiDataGrid-columnHeaderTitle')]
      .filter((title) => title.checkVisibility() && !title.closest('[aria-hidden=true]'))
      .filter(
        (title) => title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 2,
      )
      .map((title) => `column title “${(title.textContent ?? '').slice(0, 50)}” is cut off`),
  );
