/**
 * The form of a webhook address. This is a guard against slips of the pen only; whether the address may be called
 * at all (private networks, redirects) is decided when it is resolved.
 */
export const WEBHOOK_URL_MESSAGE = 'Requires a valid url starting with http:// or https://';

/**
 * http or https, a host of dot-separated labels with an alphabetic top-level domain of two or more letters, optionally
 * a port and a path, query or fragment without whitespace. `https://example.com:8443/hook` passes; `http://localhost/` does not.
 */
export const WEBHOOK_URL_PATTERN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i;
