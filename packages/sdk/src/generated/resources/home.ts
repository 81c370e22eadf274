// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  indexHome as get,
  indexDownloadUrl as downloadUrl,
  bannerBannerList as banners,
} from '../operation-functions.ts';
