export { type DocumentStorage, documentKey, type ObjectStore, uploadTime } from './document-storage.ts';
export { freeBytes } from './free-bytes.ts';
export { createBucket, openStorage, openStore } from './open-storage.ts';
export { readWhole } from './read-whole.ts';
export { sealDocuments } from './seal-documents.ts';
