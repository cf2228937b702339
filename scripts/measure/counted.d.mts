type Visit = {
  readonly layouts: number;
  readonly styles: number;
  readonly commits: number;
  /** Milliseconds of the main thread. */
  readonly cpu: number;
};

type Counted = {
  readonly visits: readonly Visit[];
  readonly bare?: readonly Visit[];
  readonly limits: Omit<Visit, 'cpu'>;
};

export const countedRow: (name: string, counted: Counted) => { line: string; isAbove: boolean };
export const countedHead: (name: string, isBeside?: boolean) => string;
export const looksAgain: (times: number, isAbove: () => boolean) => boolean;
