type Making = {
  readonly make: (name: string) => unknown;
  readonly waits?: () => void;
  readonly root?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

export const upToDate: (names: readonly string[], making: Making) => Promise<string[]>;
export const answerOf: (name: string, root?: string) => unknown;
