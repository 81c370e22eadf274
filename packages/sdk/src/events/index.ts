export { readEvent, staleAfter, type MallEvent } from './mall-event.ts';
export { openEvents, type Events, type EventsOptions, type EventSocket } from './open-events.ts';
