/** The browser's fetch, except that answers in other words than the service's are logged. */
export const fetchAndLog: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  await logForeignFailure(response);
  return response;
};

/** A proxy in front of the service answers in its own words, and whoever looks for the cause needs them. */
export async function logForeignFailure(response: Response): Promise<void> {
  const isJson = /[/+]json\b/.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok && !isJson) console.error(`Status ${response.status}: ${await response.clone().text()}`);
}
