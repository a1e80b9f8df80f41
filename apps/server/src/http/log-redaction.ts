/** Paths that never reach a log, wherever they stand. Requests are logged by method, path and status only. */
export const LOG_REDACTION = [
  'password',
  'apiKey',
  '*.password',
  '*.apiKey',
  'headers.cookie',
  'headers["x-api-key"]',
  'headers.authorization',
  'headers["set-cookie"]',
  '*.headers.cookie',
  '*.headers["x-api-key"]',
  '*.headers.authorization',
  '*.headers["set-cookie"]',
];
