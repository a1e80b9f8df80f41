/**
 * Refuses calls that another site makes a browser send with our cookies, and sign-ins that it makes for a visitor
 * (login CSRF). Browsers say where a call comes from in Sec-Fetch-Site (W3C Fetch Metadata, on https and localhost) and
 * in Origin (on every call that changes something); scripts of another site can forge neither.
 */
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** With `cookie`, a changing call must say where it comes from; without, it may come from a program that says nothing. */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string, proof: 'cookie' | 'none'): void {
  if (SAFE_METHODS.includes(request.method)) return;
  if (isCrossSite(request, publicUrl)) throw new ProblemError('cross_site_request');
  const silent = request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined;
  if (proof === 'cookie' && silent) {
    throw new ProblemError(
      'cross_site_request',
      'A call with a session cookie needs an Origin or Sec-Fetch-Site header.',
    );
  }
}

/** True when the browser's headers show a request from another site, or from a page with an opaque origin. */
export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  return host === undefined || (host !== request.headers.host && host !== new URL(publicUrl).host);
}
