/**
 * The browser's fetch, except that a failure which is no JSON is logged with its body: a proxy in front of the service
 * answers in its own words, and whoever looks for the cause needs them.
 */
export const fetchAndLog: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isJson = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok && !isJson) console.error(`Status ${response.status}: ${await response.clone().text()}`);
  return response;
};
