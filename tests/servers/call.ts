/** One request as it arrived. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  contentType: string | undefined;
  /** The idempotency key. */
  key: string | undefined;
  /** What the write names itself a part of. */
  run: string | undefined;
  body: unknown;
  /** True when the client gave up before the answer. */
  isAborted: boolean;
};

export type Answer = { status: number; text: string; headers?: Record<string, string> };
