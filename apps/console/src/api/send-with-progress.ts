/**
 * `fetch` for uploads. XMLHttpRequest, because fetch tells nothing about the progress of a request body. Without a time
 * limit, since a slow line is no failure, and without a signal.
 */
import { logForeignFailure } from './fetch-and-log.ts';

/** `onProgress` gets the share of bytes that have left the browser, 0 to 1. */
export function sendWithProgress(onProgress: (sent: number) => void): typeof fetch {
  return async (url, init = {}) => {
    const response = await new Promise<Response>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(url));
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
      };
      request.onerror = () => reject(new TypeError('no answer'));
      request.onload = () => {
        const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.send(init.body as XMLHttpRequestBodyInit);
    });
    await logForeignFailure(response);
    return response;
  };
}
