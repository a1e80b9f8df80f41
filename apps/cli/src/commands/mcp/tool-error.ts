/** Something that the agent can mend, or tell its person; `message` is one sentence for both. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
