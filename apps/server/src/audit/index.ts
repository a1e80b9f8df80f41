export { listEvents } from './list-events.ts';
export { recordEvent } from './record-event.ts';
