import { importStarterCategories } from '../../domain/catalog/categories/import-starter.ts';
import { orderCategories } from '../../domain/catalog/categories/rearrange-categories.ts';
import { removeCategory } from '../../domain/catalog/categories/remove-category.ts';
import { saveCategory } from '../../domain/catalog/categories/save-category.ts';
import { listDeskCategories } from '../../domain/desk/categories.ts';
import type { DeskHandler } from '../handler.ts';
import { inLanguages } from '../wire/language.ts';

export const deskCategoryList: DeskHandler<'deskCategoryList'> = async ({ ctx, lang }) => {
  const categories = await listDeskCategories(ctx, lang);
  return { categories: categories.map((row) => ({ ...row, texts: inLanguages(row.texts) })) };
};

export const deskCategorySave: DeskHandler<'deskCategorySave'> = ({ ctx, input }) => saveCategory(ctx, input);

export const deskCategoryOrder: DeskHandler<'deskCategoryOrder'> = async ({ ctx, input }) => {
  await orderCategories(ctx, input.parentId, input.categoryIds);
  return null;
};

export const deskCategoryRemove: DeskHandler<'deskCategoryRemove'> = async ({ ctx, input }) => {
  await removeCategory(ctx, input.categoryId, input.version);
  return null;
};

export const deskCategoryImportStarter: DeskHandler<'deskCategoryImportStarter'> = async ({ ctx }) => ({
  categories: await importStarterCategories(ctx),
});
