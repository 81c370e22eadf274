// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  evaluationList as list,
  evaluationCountType as countByType,
  evaluationAdd as add,
  evaluationAddList as addAll,
} from '../operation-functions.ts';
