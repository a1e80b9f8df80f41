/** Something that the agent can mend, or tell its person; `message` is one sentence for both. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** A JSON file of something else. */
export class NotAResultError extends ToolError {}
