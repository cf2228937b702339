import { Hono } from 'hono';
import { modelFor } from '../src/model/access/bound';
import { bookmarkData, changedMarks, marksIn, type Marks } from '../src/model/pages/bookmarks';
import { withHome } from '../src/model/dashboard/dashboards';
import type { Model } from '../src/model/resolved/model';
import type { Access } from './accounts/access';
import { bodyOf } from './records/body';
import type { Clock } from './clock';
import { Refusal, refuse } from './refusal';
import type { Store } from './store/store';
import { askedBy } from './requests/asked';
import { keyedWrite, type Digest } from './writes/idempotencyKey';
import { writeOnce } from './writes/storedResponses';
import { send } from './writes/send';

type Parts = {
  readonly model: Model;
  readonly store: Store;
  readonly clock: Clock;
  readonly access: Access;
  readonly digest: Digest;
  /** Decides which dashboard stands at `/`. */
  readonly isDemo: boolean;
};

/** Each person's bookmarks (S7.47, S7.48), kept with the records, so that they are there on the next machine too. */
export const createBookmarkRoutes = ({ access, digest, isDemo, ...parts }: Parts) => {
  const { dashboards } = parts.model;
  const whole = { ...parts.model, dashboards: withHome(dashboards, isDemo) };
  const routes = new Hono();
  const ask = async (request: Request) => {
    const { row, ability, isBound } = await access(request.headers.get('authorization') ?? '', 'sms');
    askedBy(request).user = row._id;
    return { id: row._id, ability, model: modelFor(whole, isBound) };
  };

  routes.get('/data', async (c) => {
    const { id, ability, model } = await ask(c.req.raw);
    const { marks } = await read(id, parts);
    return c.json({ success: true, ...bookmarkData({ model, ability, marks }) });
  });

  routes.post('/update', async (c) => {
    const { id, ability, model } = await ask(c.req.raw);
    const keyed = await keyedWrite(c.req.raw, { account: id, digest });
    const { id: page, isBookmarked: wanted } = await bodyOf(c.req.raw);
    if (typeof page !== 'string') throw new Refusal(422, 'Send the id of a page as a text.');
    const isBookmarked = typeof wanted === 'boolean' ? wanted : undefined;
    const change = (marks: Marks): Marks => {
      const next = changedMarks({ model, ability, marks }, { id: page, isBookmarked });
      if (next) return next;
      throw refuse(404, 'noPage', { args: { page: page.slice(0, 200) } });
    };
    const told = await writeOnce(keyed, parts, async (store) => async () => {
      await write(id, { store, clock: parts.clock }, change);
      return { status: 200, body: { success: true } };
    });
    return send(c, told);
  });
  return routes;
};

/** One row for each person who has pressed a star, under the id of the person. */
const COLLECTION = 'pageBookmarks';

type Kept = Pick<Parts, 'store' | 'clock'>;

const read = async (person: string, { store }: Pick<Kept, 'store'>) => {
  const row = await store.get(COLLECTION, person);
  return { row, marks: marksIn(row?.['marks']) };
};

/* Two stars pressed at once, here or on two machines: whoever comes second is begun anew. */
const write = async (person: string, { store, clock }: Kept, change: (marks: Marks) => Marks) => {
  const { row, marks } = await read(person, { store });
  const now = clock.iso();
  const wanted = { marks: change(marks), updatedAt: now };
  await (row
    ? store.update(COLLECTION, person, { patch: wanted, ifVersion: row.__v })
    : store.insert(COLLECTION, { _id: person, __v: 0, createdAt: now, ...wanted }));
};
