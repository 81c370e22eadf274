// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export { sliderChallenge as challenge, sliderVerify as verify } from '../operation-functions.ts';
