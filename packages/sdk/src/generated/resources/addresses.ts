// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  addressList as list,
  addressAdd as add,
  addressEdit as edit,
  addressDel as remove,
  addressListCountry as listCountry,
  addressListState as listState,
  addressListCity as listCity,
} from '../operation-functions.ts';
