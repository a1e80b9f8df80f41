/** The reason why the product does not start, for the person who started it: what is wrong, then what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(problem: string, remedy: string) {
    super(`${problem}\n${remedy}`);
  }
}
