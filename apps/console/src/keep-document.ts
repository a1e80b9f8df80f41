import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/** Permissions in a document's policy: nothing but reading in the browser, or calls to the service. */
export type DocumentPolicy = 'private' | 'service';

let current: DocumentPolicy | null = null;

/** A loader that lets its pages stand only in a document of their own policy; any other is replaced by a new one. */
export function keepDocument(policy: DocumentPolicy) {
  return ({ request }: LoaderFunctionArgs) => {
    current ??= policy;
    if (current === policy) return null;
    const { pathname, search } = new URL(request.url);
    // The address of a loader carries no anchor; links with one load their document themselves.
    throw redirectDocument(pathname + search);
  };
}
