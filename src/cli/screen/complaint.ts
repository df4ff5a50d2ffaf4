// Complaints in words for the person at the keyboard; shown without a stack.

export class Complaint extends Error {
  /** 2: the command was not understood; 1: it was, and failed. */
  readonly code: 1 | 2;
  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

export const misused = (message: string): Complaint => new Complaint(message, 2);
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
