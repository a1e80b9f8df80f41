/** Arguments that cannot be used; its message is all that the person at the terminal needs. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Ends this process with the status that `program` gives; with 2 and the message when it was called wrongly. */
export async function exitWith(program: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await program();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
