// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  CategoryListOk,
  CategoryRecommendOk,
  CategorySellerTreeOk,
  CategoryTreeOk,
} from '@openmall/sdk';

export const getCategoryListResponseMock = (): CategoryListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 3, totalPage: 1 },
    pageList: [
      {
        categoryId: 'c_shoes',
        name: 'Shoes',
        iconImg: '/pictures/categories/shoes.webp',
        des: 'Sneakers, boots and sandals.',
        sort: 1,
      },
      {
        categoryId: 'c_clothing',
        name: 'Clothing',
        iconImg: '/pictures/categories/clothing.webp',
        des: 'For every season.',
        sort: 2,
      },
      {
        categoryId: 'c_home',
        name: 'Home and kitchen',
        iconImg: '/pictures/categories/home.webp',
        des: 'Quiet and useful things.',
        sort: 3,
      },
    ],
  },
});

export const getCategoryRecommendResponseMock = (): CategoryRecommendOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        categoryId: 'c_home',
        name: 'Home and kitchen',
        iconImg: '/pictures/categories/home.webp',
        des: 'Quiet and useful things.',
        sort: 3,
      },
      {
        categoryId: 'c_shoes',
        name: 'Shoes',
        iconImg: '/pictures/categories/shoes.webp',
        des: 'Sneakers, boots and sandals.',
        sort: 1,
      },
    ],
  },
});

export const getCategoryTreeResponseMock = (): CategoryTreeOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'c_shoes',
      categoryId: 'c_shoes',
      parentId: '0',
      name: 'Shoes',
      des: 'Sneakers, boots and sandals.',
      iconImg: '/pictures/categories/shoes.webp',
      level: 1,
      sort: 1,
      status: 1,
      goodsNum: 14,
      subList: [
        {
          id: 'c_shoes_sneakers',
          categoryId: 'c_shoes_sneakers',
          parentId: 'c_shoes',
          name: 'Sneakers',
          des: null,
          iconImg: '/pictures/categories/sneakers.webp',
          level: 2,
          sort: 1,
          status: 1,
          goodsNum: 9,
        },
        {
          id: 'c_shoes_boots',
          categoryId: 'c_shoes_boots',
          parentId: 'c_shoes',
          name: 'Boots',
          des: null,
          iconImg: '/pictures/categories/boots.webp',
          level: 2,
          sort: 2,
          status: 1,
          goodsNum: 5,
        },
      ],
    },
    {
      id: 'c_clothing',
      categoryId: 'c_clothing',
      parentId: '0',
      name: 'Clothing',
      des: 'For every season.',
      iconImg: '/pictures/categories/clothing.webp',
      level: 1,
      sort: 2,
      status: 1,
      goodsNum: 22,
      subList: [
        {
          id: 'c_clothing_hats',
          categoryId: 'c_clothing_hats',
          parentId: 'c_clothing',
          name: 'Hats',
          des: null,
          iconImg: '/pictures/categories/hats.webp',
          level: 2,
          sort: 1,
          status: 1,
          goodsNum: 6,
        },
      ],
    },
    {
      id: 'c_home',
      categoryId: 'c_home',
      parentId: '0',
      name: 'Home and kitchen',
      des: 'Quiet and useful things.',
      iconImg: '/pictures/categories/home.webp',
      level: 1,
      sort: 3,
      status: 1,
      goodsNum: 24,
      subList: [
        {
          id: 'c_home_tea',
          categoryId: 'c_home_tea',
          parentId: 'c_home',
          name: 'Tea and coffee',
          des: null,
          iconImg: '/pictures/categories/tea.webp',
          level: 2,
          sort: 1,
          status: 1,
          goodsNum: 8,
        },
        {
          id: 'c_home_lamps',
          categoryId: 'c_home_lamps',
          parentId: 'c_home',
          name: 'Lamps',
          des: null,
          iconImg: '/pictures/categories/lamps.webp',
          level: 2,
          sort: 2,
          status: 1,
          goodsNum: 4,
        },
      ],
    },
  ],
});

export const getCategorySellerTreeResponseMock = (): CategorySellerTreeOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'c_shoes',
      categoryId: 'c_shoes',
      parentId: '0',
      name: 'Shoes',
      des: 'Sneakers, boots and sandals.',
      iconImg: '/pictures/categories/shoes.webp',
      level: 1,
      sort: 1,
      status: 1,
      goodsNum: 14,
      subList: [
        {
          id: 'c_shoes_sneakers',
          categoryId: 'c_shoes_sneakers',
          parentId: 'c_shoes',
          name: 'Sneakers',
          des: null,
          iconImg: '/pictures/categories/sneakers.webp',
          level: 2,
          sort: 1,
          status: 1,
          goodsNum: 9,
        },
        {
          id: 'c_shoes_boots',
          categoryId: 'c_shoes_boots',
          parentId: 'c_shoes',
          name: 'Boots',
          des: null,
          iconImg: '/pictures/categories/boots.webp',
          level: 2,
          sort: 2,
          status: 1,
          goodsNum: 5,
        },
      ],
    },
    {
      id: 'c_clothing',
      categoryId: 'c_clothing',
      parentId: '0',
      name: 'Clothing',
      des: 'For every season.',
      iconImg: '/pictures/categories/clothing.webp',
      level: 1,
      sort: 2,
      status: 1,
      goodsNum: 22,
      subList: [
        {
          id: 'c_clothing_hats',
          categoryId: 'c_clothing_hats',
          parentId: 'c_clothing',
          name: 'Hats',
          des: null,
          iconImg: '/pictures/categories/hats.webp',
          level: 2,
          sort: 1,
          status: 1,
          goodsNum: 6,
        },
      ],
    },
  ],
});

export const getCategoryListMockHandler = (
  overrideResponse?:
    | CategoryListOk
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CategoryListOk> | CategoryListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/category!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCategoryListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCategoryRecommendMockHandler = (
  overrideResponse?:
    | CategoryRecommendOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CategoryRecommendOk> | CategoryRecommendOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/category!recommend',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCategoryRecommendResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCategoryTreeMockHandler = (
  overrideResponse?:
    | CategoryTreeOk
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryTreeOk> | CategoryTreeOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/category!tree',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCategoryTreeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCategorySellerTreeMockHandler = (
  overrideResponse?:
    | CategorySellerTreeOk
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CategorySellerTreeOk> | CategorySellerTreeOk),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/category!sellerTree',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCategorySellerTreeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCategoriesMock = () => [
  getCategoryListMockHandler(),
  getCategoryRecommendMockHandler(),
  getCategoryTreeMockHandler(),
  getCategorySellerTreeMockHandler(),
];
