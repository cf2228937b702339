import { Refusal } from './refusal';

/** Lists and objects inside each other; more is an attack on whatever walks through them. */
const DEEPEST = 64;

/** The body of a request: one JSON object; {} when there is none. @throws Refusal 400 for anything else. */
export const bodyOf = async (request: Request): Promise<Record<string, unknown>> => {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  const text = await request.text();
  if (text.trim() === '') return {};
  const body = parsed(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body must be one JSON object.');
  }
  if (isDeeper(body, DEEPEST)) throw new Refusal(400, `The body is nested deeper than ${DEEPEST} levels.`);
  return body as Record<string, unknown>;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/* Level by level: one call per level of a bomb would overflow as the walks do that this protects. */
const isDeeper = (body: object, levels: number): boolean => {
  let level: object[] = [body];
  for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
    level = level.flatMap((each) =>
      Object.values(each).filter((value): value is object => typeof value === 'object' && value !== null),
    );
  }
  return level.length > 0;
};
