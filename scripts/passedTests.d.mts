export const forgetPassed: (part: string, folder?: string) => void;
export const keepPassed: (part: string, titles: readonly string[], folder?: string) => void;
export const readPassed: (folder?: string) => { readonly titles: string[]; readonly stale: string[] };
