/** Outcome of a trial: text to show, or a file to keep. */
export interface TrialAnswer {
  /** `"404 Not Found"` */
  readonly status: string;
  readonly ok: boolean;
  /** JSON, indented; `null` when the answer is a file. */
  readonly text: string | null;
  readonly file: Blob | null;
}

export async function readAnswer(response: Response): Promise<TrialAnswer> {
  const status = `${response.status} ${response.statusText}`.trim();
  const isJson = /^application\/([\w.-]+\+)?json\b/.test(response.headers.get('Content-Type') ?? '');
  const body = await response.blob();
  if (!isJson) return { status, ok: response.ok, text: null, file: body };
  const text = JSON.stringify(JSON.parse(await body.text()), null, 2);
  return { status, ok: response.ok, text, file: null };
}
