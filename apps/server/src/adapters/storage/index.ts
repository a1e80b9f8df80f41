export { type DocumentStorage, documentKey, uploadTime } from './document-storage.ts';
export { freeBytes } from './free-bytes.ts';
export { createBucket, openStorage } from './open-storage.ts';
export { readWhole } from './read-whole.ts';
