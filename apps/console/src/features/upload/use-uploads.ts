import { useSyncExternalStore } from 'react';
import { readUploads, subscribeToUploads, type UploadState } from './upload-store.ts';

export function useUploads(): UploadState {
  return useSyncExternalStore(subscribeToUploads, readUploads);
}
