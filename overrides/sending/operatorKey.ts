/** Does whoever calls know the key: in a header, or behind the address for operators that know no headers? */
export const isOperator = (request: Request, key: string): boolean =>
  key !== '' &&
  [request.headers.get('authorization'), new URL(request.url).searchParams.get('key')].some(
    (given) => given === key || given === `Bearer ${key}`,
  );

/** The JSON that was posted; undefined where it is none. */
export const postedIn = (request: Request): Promise<unknown> => request.json().catch(() => undefined);
