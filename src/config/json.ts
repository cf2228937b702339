/** What survives `JSON.parse(JSON.stringify(value))` unchanged. The whole configuration is made of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
