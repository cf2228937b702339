/** What is wrong with a formula: where, as a column from 1, and what would be right. */
export type Fault = {
  readonly at: number;
  readonly message: string;
  readonly hint?: string;
  /** A word that is not known, with those that are. */
  readonly nearest?: { readonly to: string; readonly of: readonly string[] };
};

/* Thrown within the room, where a fault lies deep in what is read; whoever asks from outside is answered with it. */
export class FormulaFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export const refuse = (at: number, message: string, more: Omit<Fault, 'at' | 'message'> = {}): never => {
  throw new FormulaFault({ at, message, ...more });
};

/** The answer, or the fault that was met on the way to it. */
export const faultOr = <T>(read: () => T): T | { readonly fault: Fault } => {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormulaFault) return { fault: error.fault };
    throw error;
  }
};
