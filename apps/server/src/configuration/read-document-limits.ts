import type { DocumentLimits } from '@extracto/model';
import type { Configuration } from './read-configuration.ts';

type Settings = Pick<
  Configuration,
  'maxUploadMb' | 'maxPages' | 'documentTimeoutSeconds' | 'pageTimeoutSeconds' | 'documentMemoryMb' | 'pageMemoryMb'
>;

/** Operators think in megabytes and seconds. */
export function readDocumentLimits(settings: Settings): DocumentLimits {
  return {
    maxBytes: settings.maxUploadMb * 1024 ** 2,
    maxPages: settings.maxPages,
    documentTimeoutMs: settings.documentTimeoutSeconds * 1_000,
    pageTimeoutMs: settings.pageTimeoutSeconds * 1_000,
    documentMemoryMb: settings.documentMemoryMb,
    pageMemoryMb: settings.pageMemoryMb,
  };
}
