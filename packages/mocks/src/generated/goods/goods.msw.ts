// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  SellerGoodsInfoOk,
  SellerGoodsListOk,
  SellerGoodsRecommendLikeOk,
  SellerGoodsRecommendNewOk,
  SellerGoodsSearchKeywordOk,
  SellerGoodsSearchOk,
  SellerGoodsSearchSellerGoodsOk,
} from '@openmall/sdk';

export const getSellerGoodsSearchKeywordResponseMock = (): SellerGoodsSearchKeywordOk => ({
  code: '0',
  msg: null,
  data: {
    sellerList: [
      {
        id: 'st_northwind',
        name: 'Northwind Outfitters',
        avatar: '/pictures/stores/northwind.webp',
        banner1: '/pictures/stores/northwind-banner.webp',
        shopRemark: 'Gear for long walks since 1998.',
        shopAddress: 'Bergen, Norway',
        status: 1,
        createTime: 1672531200000,
        soldNum: 18240,
        viewsNum: 402113,
        highOpinion: 0.98,
        sellerGoodsNum: 36,
        focusNum: 5120,
        isFocus: 0,
      },
    ],
    goodsList: [
      {
        id: 'g_wool_beanie',
        goodsId: 'a_wool_beanie',
        name: 'Wool beanie',
        imgUrl1: '/pictures/goods/wool-beanie-1.webp',
        sellingPrice: 18,
        discountPrice: null,
      },
      {
        id: 'g_canvas_sneaker',
        goodsId: 'a_canvas_sneaker',
        name: 'Canvas sneaker',
        imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
        sellingPrice: 49.5,
        discountPrice: 39.6,
      },
      {
        id: 'g_iron_teapot',
        goodsId: 'a_iron_teapot',
        name: 'Cast-iron teapot',
        imgUrl1: '/pictures/goods/iron-teapot-1.webp',
        sellingPrice: 64,
        discountPrice: null,
      },
    ],
  },
});

export const getSellerGoodsListResponseMock = (): SellerGoodsListOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 4, totalPage: 1 },
    pageList: [
      {
        id: 'g_canvas_sneaker',
        goodsId: 'a_canvas_sneaker',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_shoes',
        categoryName: 'Shoes',
        secondaryCategoryId: 'c_shoes_sneakers',
        secondaryCateName: 'Sneakers',
        name: 'Canvas sneaker',
        unit: 'pair',
        des: 'Light, sturdy and made for long walks.',
        sellingPrice: 49.5,
        discountPrice: 39.6,
        discountRatio: 0.2,
        discountStartTime: 1772323200000,
        discountEndTime: 1775001599000,
        freightAmount: 6.5,
        goodsTax: 1.98,
        buyMin: 1,
        stock: 184,
        soldNum: 1204,
        viewsNum: 20310,
        rating: 4.7,
        evaluationNum: 212,
        isShelf: 1,
        isKeep: 1,
        createTime: 1704067200000,
        upTime: 1704153600000,
        recTime: 1767225600000,
        newTime: 1704153600000,
        imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
        imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
        imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
      },
      {
        id: 'g_wool_beanie',
        goodsId: 'a_wool_beanie',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_clothing',
        categoryName: 'Clothing',
        secondaryCategoryId: 'c_clothing_hats',
        secondaryCateName: 'Hats',
        name: 'Wool beanie',
        unit: 'piece',
        des: 'Soft merino that keeps its shape.',
        sellingPrice: 18,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 3,
        goodsTax: 0.9,
        buyMin: 5,
        stock: 640,
        soldNum: 3820,
        viewsNum: 31250,
        rating: 4.9,
        evaluationNum: 540,
        isShelf: 1,
        isKeep: 0,
        createTime: 1706745600000,
        upTime: 1706832000000,
        recTime: null,
        newTime: 1706832000000,
        imgUrl1: '/pictures/goods/wool-beanie-1.webp',
        imgUrl2: '/pictures/goods/wool-beanie-2.webp',
      },
      {
        id: 'g_iron_teapot',
        goodsId: 'a_iron_teapot',
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        categoryId: 'c_home',
        categoryName: 'Home and kitchen',
        secondaryCategoryId: 'c_home_tea',
        secondaryCateName: 'Tea and coffee',
        name: 'Cast-iron teapot',
        unit: 'piece',
        des: 'Keeps six cups warm for an hour.',
        sellingPrice: 64,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 9,
        goodsTax: 3.2,
        buyMin: 1,
        stock: 0,
        soldNum: 415,
        viewsNum: 8120,
        rating: 4.4,
        evaluationNum: 61,
        isShelf: 1,
        isKeep: 0,
        createTime: 1709251200000,
        upTime: 1709337600000,
        recTime: null,
        newTime: 1709337600000,
        imgUrl1: '/pictures/goods/iron-teapot-1.webp',
      },
      {
        id: 'g_paper_lamp',
        goodsId: 'a_paper_lamp',
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        categoryId: 'c_home',
        categoryName: 'Home and kitchen',
        secondaryCategoryId: 'c_home_lamps',
        secondaryCateName: 'Lamps',
        name: 'Paper lamp',
        unit: 'piece',
        des: 'A warm light that folds flat.',
        sellingPrice: 27.5,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 4.5,
        goodsTax: 1.1,
        buyMin: 1,
        stock: 95,
        soldNum: 88,
        viewsNum: 1430,
        rating: 0,
        evaluationNum: 0,
        isShelf: 1,
        isKeep: null,
        createTime: 1772323200000,
        upTime: 1772409600000,
        recTime: null,
        newTime: 1772409600000,
        imgUrl1: '/pictures/goods/paper-lamp-1.webp',
      },
    ],
  },
});

export const getSellerGoodsSearchResponseMock = (): SellerGoodsSearchOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 3, totalPage: 1 },
    pageList: [
      {
        id: 'g_wool_beanie',
        goodsId: 'a_wool_beanie',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_clothing',
        categoryName: 'Clothing',
        secondaryCategoryId: 'c_clothing_hats',
        secondaryCateName: 'Hats',
        name: 'Wool beanie',
        unit: 'piece',
        des: 'Soft merino that keeps its shape.',
        sellingPrice: 18,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 3,
        goodsTax: 0.9,
        buyMin: 5,
        stock: 640,
        soldNum: 3820,
        viewsNum: 31250,
        rating: 4.9,
        evaluationNum: 540,
        isShelf: 1,
        isKeep: 0,
        createTime: 1706745600000,
        upTime: 1706832000000,
        recTime: null,
        newTime: 1706832000000,
        imgUrl1: '/pictures/goods/wool-beanie-1.webp',
        imgUrl2: '/pictures/goods/wool-beanie-2.webp',
      },
      {
        id: 'g_canvas_sneaker',
        goodsId: 'a_canvas_sneaker',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_shoes',
        categoryName: 'Shoes',
        secondaryCategoryId: 'c_shoes_sneakers',
        secondaryCateName: 'Sneakers',
        name: 'Canvas sneaker',
        unit: 'pair',
        des: 'Light, sturdy and made for long walks.',
        sellingPrice: 49.5,
        discountPrice: 39.6,
        discountRatio: 0.2,
        discountStartTime: 1772323200000,
        discountEndTime: 1775001599000,
        freightAmount: 6.5,
        goodsTax: 1.98,
        buyMin: 1,
        stock: 184,
        soldNum: 1204,
        viewsNum: 20310,
        rating: 4.7,
        evaluationNum: 212,
        isShelf: 1,
        isKeep: 1,
        createTime: 1704067200000,
        upTime: 1704153600000,
        recTime: 1767225600000,
        newTime: 1704153600000,
        imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
        imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
        imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
      },
      {
        id: 'g_paper_lamp',
        goodsId: 'a_paper_lamp',
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        categoryId: 'c_home',
        categoryName: 'Home and kitchen',
        secondaryCategoryId: 'c_home_lamps',
        secondaryCateName: 'Lamps',
        name: 'Paper lamp',
        unit: 'piece',
        des: 'A warm light that folds flat.',
        sellingPrice: 27.5,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 4.5,
        goodsTax: 1.1,
        buyMin: 1,
        stock: 95,
        soldNum: 88,
        viewsNum: 1430,
        rating: 0,
        evaluationNum: 0,
        isShelf: 1,
        isKeep: null,
        createTime: 1772323200000,
        upTime: 1772409600000,
        recTime: null,
        newTime: 1772409600000,
        imgUrl1: '/pictures/goods/paper-lamp-1.webp',
      },
    ],
  },
});

export const getSellerGoodsSearchSellerGoodsResponseMock = (): SellerGoodsSearchSellerGoodsOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 20, totalElements: 2, totalPage: 1 },
    pageList: [
      {
        id: 'g_wool_beanie',
        goodsId: 'a_wool_beanie',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_clothing',
        categoryName: 'Clothing',
        secondaryCategoryId: 'c_clothing_hats',
        secondaryCateName: 'Hats',
        name: 'Wool beanie',
        unit: 'piece',
        des: 'Soft merino that keeps its shape.',
        sellingPrice: 18,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 3,
        goodsTax: 0.9,
        buyMin: 5,
        stock: 640,
        soldNum: 3820,
        viewsNum: 31250,
        rating: 4.9,
        evaluationNum: 540,
        isShelf: 1,
        isKeep: 0,
        createTime: 1706745600000,
        upTime: 1706832000000,
        recTime: null,
        newTime: 1706832000000,
        imgUrl1: '/pictures/goods/wool-beanie-1.webp',
        imgUrl2: '/pictures/goods/wool-beanie-2.webp',
      },
      {
        id: 'g_canvas_sneaker',
        goodsId: 'a_canvas_sneaker',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_shoes',
        categoryName: 'Shoes',
        secondaryCategoryId: 'c_shoes_sneakers',
        secondaryCateName: 'Sneakers',
        name: 'Canvas sneaker',
        unit: 'pair',
        des: 'Light, sturdy and made for long walks.',
        sellingPrice: 49.5,
        discountPrice: 39.6,
        discountRatio: 0.2,
        discountStartTime: 1772323200000,
        discountEndTime: 1775001599000,
        freightAmount: 6.5,
        goodsTax: 1.98,
        buyMin: 1,
        stock: 184,
        soldNum: 1204,
        viewsNum: 20310,
        rating: 4.7,
        evaluationNum: 212,
        isShelf: 1,
        isKeep: 1,
        createTime: 1704067200000,
        upTime: 1704153600000,
        recTime: 1767225600000,
        newTime: 1704153600000,
        imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
        imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
        imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
      },
    ],
  },
});

export const getSellerGoodsRecommendNewResponseMock = (): SellerGoodsRecommendNewOk => ({
  code: '0',
  msg: null,
  data: {
    pageInfo: { pageNum: 1, pageSize: 12, totalElements: 4, totalPage: 1 },
    result: [
      {
        id: 'g_paper_lamp',
        goodsId: 'a_paper_lamp',
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        categoryId: 'c_home',
        categoryName: 'Home and kitchen',
        secondaryCategoryId: 'c_home_lamps',
        secondaryCateName: 'Lamps',
        name: 'Paper lamp',
        unit: 'piece',
        des: 'A warm light that folds flat.',
        sellingPrice: 27.5,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 4.5,
        goodsTax: 1.1,
        buyMin: 1,
        stock: 95,
        soldNum: 88,
        viewsNum: 1430,
        rating: 0,
        evaluationNum: 0,
        isShelf: 1,
        isKeep: null,
        createTime: 1772323200000,
        upTime: 1772409600000,
        recTime: null,
        newTime: 1772409600000,
        imgUrl1: '/pictures/goods/paper-lamp-1.webp',
      },
      {
        id: 'g_iron_teapot',
        goodsId: 'a_iron_teapot',
        sellerId: 'st_kumo',
        sellerName: 'Kumo Living',
        categoryId: 'c_home',
        categoryName: 'Home and kitchen',
        secondaryCategoryId: 'c_home_tea',
        secondaryCateName: 'Tea and coffee',
        name: 'Cast-iron teapot',
        unit: 'piece',
        des: 'Keeps six cups warm for an hour.',
        sellingPrice: 64,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 9,
        goodsTax: 3.2,
        buyMin: 1,
        stock: 0,
        soldNum: 415,
        viewsNum: 8120,
        rating: 4.4,
        evaluationNum: 61,
        isShelf: 1,
        isKeep: 0,
        createTime: 1709251200000,
        upTime: 1709337600000,
        recTime: null,
        newTime: 1709337600000,
        imgUrl1: '/pictures/goods/iron-teapot-1.webp',
      },
      {
        id: 'g_wool_beanie',
        goodsId: 'a_wool_beanie',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_clothing',
        categoryName: 'Clothing',
        secondaryCategoryId: 'c_clothing_hats',
        secondaryCateName: 'Hats',
        name: 'Wool beanie',
        unit: 'piece',
        des: 'Soft merino that keeps its shape.',
        sellingPrice: 18,
        discountPrice: null,
        discountRatio: 0,
        discountStartTime: null,
        discountEndTime: null,
        freightAmount: 3,
        goodsTax: 0.9,
        buyMin: 5,
        stock: 640,
        soldNum: 3820,
        viewsNum: 31250,
        rating: 4.9,
        evaluationNum: 540,
        isShelf: 1,
        isKeep: 0,
        createTime: 1706745600000,
        upTime: 1706832000000,
        recTime: null,
        newTime: 1706832000000,
        imgUrl1: '/pictures/goods/wool-beanie-1.webp',
        imgUrl2: '/pictures/goods/wool-beanie-2.webp',
      },
      {
        id: 'g_canvas_sneaker',
        goodsId: 'a_canvas_sneaker',
        sellerId: 'st_northwind',
        sellerName: 'Northwind Outfitters',
        categoryId: 'c_shoes',
        categoryName: 'Shoes',
        secondaryCategoryId: 'c_shoes_sneakers',
        secondaryCateName: 'Sneakers',
        name: 'Canvas sneaker',
        unit: 'pair',
        des: 'Light, sturdy and made for long walks.',
        sellingPrice: 49.5,
        discountPrice: 39.6,
        discountRatio: 0.2,
        discountStartTime: 1772323200000,
        discountEndTime: 1775001599000,
        freightAmount: 6.5,
        goodsTax: 1.98,
        buyMin: 1,
        stock: 184,
        soldNum: 1204,
        viewsNum: 20310,
        rating: 4.7,
        evaluationNum: 212,
        isShelf: 1,
        isKeep: 1,
        createTime: 1704067200000,
        upTime: 1704153600000,
        recTime: 1767225600000,
        newTime: 1704153600000,
        imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
        imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
        imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
      },
    ],
  },
});

export const getSellerGoodsRecommendLikeResponseMock = (): SellerGoodsRecommendLikeOk => ({
  code: '0',
  msg: null,
  data: [
    {
      id: 'g_canvas_sneaker',
      goodsId: 'a_canvas_sneaker',
      sellerId: 'st_northwind',
      sellerName: 'Northwind Outfitters',
      categoryId: 'c_shoes',
      categoryName: 'Shoes',
      secondaryCategoryId: 'c_shoes_sneakers',
      secondaryCateName: 'Sneakers',
      name: 'Canvas sneaker',
      unit: 'pair',
      des: 'Light, sturdy and made for long walks.',
      sellingPrice: 49.5,
      discountPrice: 39.6,
      discountRatio: 0.2,
      discountStartTime: 1772323200000,
      discountEndTime: 1775001599000,
      freightAmount: 6.5,
      goodsTax: 1.98,
      buyMin: 1,
      stock: 184,
      soldNum: 1204,
      viewsNum: 20310,
      rating: 4.7,
      evaluationNum: 212,
      isShelf: 1,
      isKeep: 1,
      createTime: 1704067200000,
      upTime: 1704153600000,
      recTime: 1767225600000,
      newTime: 1704153600000,
      imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
      imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
      imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
    },
    {
      id: 'g_wool_beanie',
      goodsId: 'a_wool_beanie',
      sellerId: 'st_northwind',
      sellerName: 'Northwind Outfitters',
      categoryId: 'c_clothing',
      categoryName: 'Clothing',
      secondaryCategoryId: 'c_clothing_hats',
      secondaryCateName: 'Hats',
      name: 'Wool beanie',
      unit: 'piece',
      des: 'Soft merino that keeps its shape.',
      sellingPrice: 18,
      discountPrice: null,
      discountRatio: 0,
      discountStartTime: null,
      discountEndTime: null,
      freightAmount: 3,
      goodsTax: 0.9,
      buyMin: 5,
      stock: 640,
      soldNum: 3820,
      viewsNum: 31250,
      rating: 4.9,
      evaluationNum: 540,
      isShelf: 1,
      isKeep: 0,
      createTime: 1706745600000,
      upTime: 1706832000000,
      recTime: null,
      newTime: 1706832000000,
      imgUrl1: '/pictures/goods/wool-beanie-1.webp',
      imgUrl2: '/pictures/goods/wool-beanie-2.webp',
    },
  ],
});

export const getSellerGoodsInfoResponseMock = (): SellerGoodsInfoOk => ({
  code: '0',
  msg: null,
  data: {
    id: 'g_canvas_sneaker',
    goodsId: 'a_canvas_sneaker',
    sellerId: 'st_northwind',
    sellerName: 'Northwind Outfitters',
    categoryId: 'c_shoes',
    categoryName: 'Shoes',
    secondaryCategoryId: 'c_shoes_sneakers',
    secondaryCateName: 'Sneakers',
    name: 'Canvas sneaker',
    unit: 'pair',
    des: 'Light, sturdy and made for long walks.',
    sellingPrice: 49.5,
    discountPrice: 39.6,
    discountRatio: 0.2,
    discountStartTime: 1772323200000,
    discountEndTime: 1775001599000,
    freightAmount: 6.5,
    goodsTax: 1.98,
    buyMin: 1,
    stock: 184,
    soldNum: 1204,
    viewsNum: 20310,
    rating: 4.7,
    evaluationNum: 212,
    isShelf: 1,
    isKeep: 1,
    createTime: 1704067200000,
    upTime: 1704153600000,
    recTime: 1767225600000,
    newTime: 1704153600000,
    imgUrl1: '/pictures/goods/canvas-sneaker-1.webp',
    imgUrl2: '/pictures/goods/canvas-sneaker-2.webp',
    imgUrl3: '/pictures/goods/canvas-sneaker-3.webp',
    imgDes:
      '<p>Waxed canvas on a natural rubber sole, sewn and not glued.</p><p><img src="/pictures/goods/canvas-sneaker-3.webp" alt="The sole"></p>',
    seller: {
      id: 'st_northwind',
      name: 'Northwind Outfitters',
      avatar: '/pictures/stores/northwind.webp',
      banner1: '/pictures/stores/northwind-banner.webp',
      shopRemark: 'Gear for long walks since 1998.',
      shopAddress: 'Bergen, Norway',
      status: 1,
      createTime: 1672531200000,
      soldNum: 18240,
      viewsNum: 402113,
      highOpinion: 0.98,
      sellerGoodsNum: 36,
      focusNum: 5120,
      isFocus: 0,
    },
    dispatchFee: 1.5,
    longDistanceFee: 3,
    deliveryFee: 2,
    attributes: [
      {
        attrNameId: 'at_material',
        attrName: 'Material',
        attrValueId: 'av_canvas',
        attrValue: 'Waxed canvas',
        sort: 1,
      },
      {
        attrNameId: 'at_sole',
        attrName: 'Sole',
        attrValueId: 'av_rubber',
        attrValue: 'Natural rubber',
        sort: 2,
      },
      {
        attrNameId: 'at_weight',
        attrName: 'Weight',
        attrValueId: 'av_620',
        attrValue: '620 g a pair',
        sort: 3,
      },
    ],
    canSelectAttributes: {
      goodAttrs: [
        {
          attrId: 'at_colour',
          attrName: 'Colour',
          attrValues: [
            {
              attrValueId: 'av_navy',
              attrValueName: 'Navy',
              iconImg: '/pictures/goods/canvas-sneaker-navy.webp',
            },
            {
              attrValueId: 'av_sand',
              attrValueName: 'Sand',
              iconImg: '/pictures/goods/canvas-sneaker-sand.webp',
            },
          ],
        },
        {
          attrId: 'at_size',
          attrName: 'Size',
          attrValues: [
            { attrValueId: 'av_41', attrValueName: '41' },
            { attrValueId: 'av_42', attrValueName: '42' },
          ],
        },
      ],
      skus: [
        {
          skuId: 'sk_sneaker_navy_41',
          price: 39.6,
          sellingPrice: 49.5,
          discountPrice: 39.6,
          stock: 97,
          coverImg: '/pictures/goods/canvas-sneaker-navy.webp',
          img: [],
          attrs: [
            { attrId: 'at_colour', attrName: 'Colour', attrValueId: 'av_navy', attrValueName: 'Navy' },
            { attrId: 'at_size', attrName: 'Size', attrValueId: 'av_41', attrValueName: '41' },
          ],
        },
        {
          skuId: 'sk_sneaker_navy_42',
          price: 39.6,
          sellingPrice: 49.5,
          discountPrice: 39.6,
          stock: 87,
          coverImg: '/pictures/goods/canvas-sneaker-navy.webp',
          img: [],
          attrs: [
            { attrId: 'at_colour', attrName: 'Colour', attrValueId: 'av_navy', attrValueName: 'Navy' },
            { attrId: 'at_size', attrName: 'Size', attrValueId: 'av_42', attrValueName: '42' },
          ],
        },
        {
          skuId: 'sk_sneaker_sand_42',
          price: 44,
          sellingPrice: 55,
          discountPrice: 44,
          stock: 0,
          coverImg: '/pictures/goods/canvas-sneaker-sand.webp',
          img: [],
          attrs: [
            { attrId: 'at_colour', attrName: 'Colour', attrValueId: 'av_sand', attrValueName: 'Sand' },
            { attrId: 'at_size', attrName: 'Size', attrValueId: 'av_42', attrValueName: '42' },
          ],
        },
      ],
    },
  },
});

export const getSellerGoodsSearchKeywordMockHandler = (
  overrideResponse?:
    | SellerGoodsSearchKeywordOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SellerGoodsSearchKeywordOk> | SellerGoodsSearchKeywordOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/sellerGoods!search-keyword',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerGoodsSearchKeywordResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSellerGoodsListMockHandler = (
  overrideResponse?:
    | SellerGoodsListOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SellerGoodsListOk> | SellerGoodsListOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/sellerGoods!list',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerGoodsListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSellerGoodsSearchMockHandler = (
  overrideResponse?:
    | SellerGoodsSearchOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SellerGoodsSearchOk> | SellerGoodsSearchOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/sellerGoods!search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerGoodsSearchResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSellerGoodsSearchSellerGoodsMockHandler = (
  overrideResponse?:
    | SellerGoodsSearchSellerGoodsOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SellerGoodsSearchSellerGoodsOk> | SellerGoodsSearchSellerGoodsOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/sellerGoods!searchSellerGoods',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerGoodsSearchSellerGoodsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSellerGoodsRecommendNewMockHandler = (
  overrideResponse?:
    | SellerGoodsRecommendNewOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SellerGoodsRecommendNewOk> | SellerGoodsRecommendNewOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/sellerGoods!recommend_new',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerGoodsRecommendNewResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSellerGoodsRecommendLikeMockHandler = (
  overrideResponse?:
    | SellerGoodsRecommendLikeOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SellerGoodsRecommendLikeOk> | SellerGoodsRecommendLikeOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/sellerGoods!recommend_like',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerGoodsRecommendLikeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSellerGoodsInfoMockHandler = (
  overrideResponse?:
    | SellerGoodsInfoOk
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SellerGoodsInfoOk> | SellerGoodsInfoOk),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/sellerGoods!info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSellerGoodsInfoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getGoodsMock = () => [
  getSellerGoodsSearchKeywordMockHandler(),
  getSellerGoodsListMockHandler(),
  getSellerGoodsSearchMockHandler(),
  getSellerGoodsSearchSellerGoodsMockHandler(),
  getSellerGoodsRecommendNewMockHandler(),
  getSellerGoodsRecommendLikeMockHandler(),
  getSellerGoodsInfoMockHandler(),
];
