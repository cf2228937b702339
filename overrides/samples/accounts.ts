import type samples from '../../config/samples/people';
import type { Answer, Asked, Context, JobData } from '../../server/hooks/defineHooks';
import { ALL, byId, found, pageOf, told } from './wire';

type Given = Pick<Context<typeof samples, object, JobData>, 'records'>;
type Answers = Readonly<Record<string, (asked: Asked, context: Given) => Promise<Answer>>>;

const FIELDS = [
  'username',
  'fullName',
  'email',
  'role',
  'currentPlan',
  'status',
  'company',
  'contact',
  'country',
] as const;

/** The calls of users and of admins, which are the same: `{ user }` beside `{ admin }` there. */
export const accountAnswers = (key: 'sampleUsers' | 'sampleAdmins', one: 'user' | 'admin'): Answers => {
  const all = async ({ records }: Given) => (await records(key).list(ALL)).toSorted(byId);
  const single = (user: object) => ({ user, ...(one === 'admin' && { admin: user }) });
  return {
    [`GET /api/${one}s/list/all-data`]: async (_, context) => ({
      body: (await all(context)).map((user) => told(user, FIELDS)),
    }),
    [`GET /api/${one}s/list/data`]: async ({ query }, context) => {
      const exact = ['role', 'currentPlan', 'status'];
      const rows = found(await all(context), query, { q: ['username', 'fullName'], exact });
      return { body: { users: pageOf(rows, query).map((user) => told(user, FIELDS)), total: rows.length } };
    },
    [`GET /api/${one}s/${one}`]: async (asked, { records }) => {
      const user = await records(key).get(idIn(asked));
      return user ? { body: single(told(user, FIELDS)) } : { status: 404 };
    },
    [`POST /apps/${one}s/add-${one}`]: async ({ body }, context) => {
      const listed = Array.isArray(body['initialUsers']) ? body['initialUsers'].map(idOf) : [];
      const kept = (await all(context)).map(idOf);
      const given = Object(body['newUser']) as Readonly<Record<string, unknown>>;
      const values = Object.fromEntries(
        FIELDS.filter((name) => name in given).map((name) => [name, given[name]]),
      );
      const id = String(Math.max(0, ...listed, ...kept) + 1);
      return {
        status: 201,
        body: single(told(await context.records(key).create({ ...values, id }), FIELDS)),
      };
    },
    [`DELETE /apps/${one}s/delete`]: async (asked, { records }) => {
      await records(key).remove(idIn(asked));
      return {};
    },
  };
};

const idIn = ({ query, body }: Asked): string => query.get('id') ?? String(body['id']);

/* As a list that was there before has it: `id` or `_id`. */
const idOf = (row: unknown): number => {
  const { id, _id } = Object(row) as Readonly<Record<string, unknown>>;
  const number = Number(id ?? _id);
  return Number.isSafeInteger(number) ? number : 0;
};
