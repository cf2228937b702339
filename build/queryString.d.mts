type Parameters = Readonly<Record<string, unknown>>;

export function parse(search: string): Record<string, string | string[] | undefined>;
export function stringify(values: Parameters): string;
