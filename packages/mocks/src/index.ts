/** `@openmall/mocks`: MSW handlers that answer every operation, and single ones for what a test wants to see. */
export { handlers } from './generated/handlers.ts';
export { answer, refuse } from './answer.ts';
