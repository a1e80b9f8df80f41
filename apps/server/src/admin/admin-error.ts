/** A refusal, said in one line to the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  /** 1: not possible now. 2: unusable arguments. */
  readonly exitStatus: 1 | 2;

  constructor(message: string, exitStatus: 1 | 2) {
    super(message);
    this.exitStatus = exitStatus;
  }
}
