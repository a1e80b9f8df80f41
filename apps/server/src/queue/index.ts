export { type AttemptWork, enqueueAttempt } from './enqueue-attempt.ts';
export { type ExtractionWork, enqueueExtraction } from './enqueue-extraction.ts';
export { chooseLane, LANE_QUEUES, type SharedLane } from './lanes.ts';
export { prepareAsOwner, prepareDatabase } from './prepare-database.ts';
export {
  ATTEMPT_LEASE_SECONDS,
  HEARTBEAT_REFRESH_SECONDS,
  POLL_SECONDS,
  QUEUE_SCHEMA,
  type QueueName,
  SUPERVISE_SECONDS,
} from './queues.ts';
export { createSteadyClock } from './steady-clock.ts';
