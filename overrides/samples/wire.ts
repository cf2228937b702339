type Values = Readonly<Record<string, unknown>>;

type Asked = {
  /** Fields, or members of groups such as `client.name`, in which `q` is looked for, whatever its case. */
  readonly q?: readonly string[];
  /** Parameters that are the value of the field of their name, whatever its case; empty means any. */
  readonly exact?: readonly string[];
};

/** The records that a call asks for, in their order. */
export const found = <R extends Values>(
  rows: readonly R[],
  query: URLSearchParams,
  { q = [], exact = [] }: Asked,
) => {
  const sought = lower(query.get('q'));
  const wanted = exact.map((name) => [name, lower(query.get(name))] as const).filter(([, value]) => value);
  return rows.filter(
    (row) =>
      (sought === '' || q.some((path) => lower(valueAt(row, path)).includes(sought))) &&
      wanted.every(([name, value]) => lower(row[name]) === value),
  );
};

/** A page of them, `page` counted from 1 (S9.01); beyond the end there is none. */
export const pageOf = <R>(rows: readonly R[], query: URLSearchParams, most = 10): R[] => {
  const number = (name: string, otherwise: number) =>
    Math.max(1, Math.floor(Number(query.get(name)) || otherwise));
  const [page, perPage] = [number('page', 1), number('perPage', most)];
  return rows.slice((page - 1) * perPage, page * perPage);
};

/** The newest first: ids are numbers. */
export const byId = (a: { readonly id?: unknown }, b: { readonly id?: unknown }): number =>
  Number(b.id) - Number(a.id);

/** By a text of each as it is spelled, those without one last; `way` -1 turns the others round. */
export const byText =
  <R>(textOf: (row: R) => string | null | undefined, way: 1 | -1 = 1) =>
  (a: R, b: R): number => {
    const [one, other] = [textOf(a) ?? '', textOf(b) ?? ''];
    if (one === other) return 0;
    if (one === '' || other === '') return one === '' ? 1 : -1;
    return one < other ? -way : way;
  };

/** A record as the calls tell it: with a number for its id, and only these of its fields. */
export const told = <R extends Values, K extends keyof R>(row: R, fields: readonly K[]) => ({
  id: Number(row['id']),
  ...(Object.fromEntries(fields.map((name) => [name, row[name] ?? null])) as Pick<R, K>),
});

/** What was sent of these fields: the server holds it to their rules. */
export const sent = <K extends string>(body: unknown, fields: readonly K[]): Partial<Record<K, never>> => {
  const values = Object(body) as Values;
  const given = fields.filter((name) => name in values).map((name) => [name, values[name]]);
  return Object.fromEntries(given) as Partial<Record<K, never>>;
};

/** The id of what was sent; nothing has an empty one. */
export const idIn = (body: unknown, name = 'id'): string => {
  const id = (Object(body) as Values)[name];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
};

/** All records of an entity: samples have few. */
export const ALL = { limit: 1000 } as const;

const valueAt = (row: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (Object(value) as Values)[name], row);

const lower = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
