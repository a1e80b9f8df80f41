export { countPages } from './count-pages.ts';
export { holdUploads } from './hold-uploads.ts';
export { placeDocument } from './place-document.ts';
export { receiveDocument, type StoredFile } from './receive-document.ts';
export { refuseFullStorage } from './refuse-full-storage.ts';
export { UploadRefused, type UploadSettings, type UploadTools } from './upload-tools.ts';
