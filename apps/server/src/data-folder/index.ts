export { closeDataDir } from './close-data-dir.ts';
export {
  type ConnectionRecord,
  connectionUrl,
  newConnectionRecord,
  readConnectionRecord,
  serviceUrl,
  writeConnectionRecord,
} from './connection-record.ts';
export { lockDataDir, readLock } from './lock-data-dir.ts';
export { readProcessName } from './process-identity.ts';
