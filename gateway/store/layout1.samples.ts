import type { SqlQuery } from './sqlSchema';

/** A database as the version before layouts were written down left it: its statements, with records of every sort. */
export const writeLayout1 = async (query: SqlQuery, schema: string): Promise<void> => {
  for (const statement of statements(schema)) await query(statement);
  for (const [id, version, data] of records)
    await query(`insert into ${schema}.records values ('parcels', $1, $2, $3, $4, $5::jsonb)`, [
      id,
      version,
      TIME,
      TIME,
      data,
    ]);
  await query(`insert into ${schema}.claims values ('parcels', 'email', 'a@b.c', 'p1')`);
};

const TIME = '2030-01-01T00:00:00.000Z';

/* As JSON texts: a number may have more digits than JavaScript's. */
const records: readonly (readonly [id: string, version: number, data: string])[] = [
  ['p1', 0, '{"email": "a@b.c", "name": "O\'Brien \\"; drop -- $1", "none": null, "ok": true}'],
  ['p2', 7, '{"price": "12.50", "count": 3, "tags": ["x", null, 2], "client": {"name": "Ann", "id": "7"}}'],
  [
    'P3',
    1,
    '{"text": "Gr\\u00fc\\u00dfe \\ud83d\\ude00\\nzweite Zeile", "phone": "+491713920041", "state": "lost"}',
  ],
  ['p4', 2, '{"small": 0.001, "large": 1.5e21, "events": [{"at": "2030-01-01", "status": "sent"}]}'],
];

/** The same as records. */
export const layout1Rows = records.map(([_id, __v, data]) => ({
  _id,
  __v,
  createdAt: TIME,
  updatedAt: TIME,
  ...(JSON.parse(data) as Record<string, unknown>),
}));

const statements = (schema: string) => [
  `create schema if not exists ${schema}`,
  `create table if not exists ${schema}.records (
     collection text not null, id text not null, version integer not null,
     created_at text collate "C" not null, updated_at text collate "C" not null, data jsonb not null,
     primary key (collection, id))`,
  `create index if not exists records_by_created on ${schema}.records (collection, (created_at::text collate "C"))`,
  `create index if not exists records_by_id on ${schema}.records (collection, (id::text collate "C"))`,
  `create table if not exists ${schema}.claims (
     collection text not null, field text not null, value text not null, id text not null,
     primary key (collection, field, value), unique (collection, field, id),
     foreign key (collection, id) references ${schema}.records on delete cascade)`,
  `create index records_03347e3dd82934a8701d57d4 on ${schema}.records
     (((case when jsonb_typeof((data #> '{state}')) in ('string', 'number', 'boolean') then (data #> '{state}') #>> '{}' end) collate "C"),
      (created_at::text collate "C")) where collection = 'parcels'`,
];
