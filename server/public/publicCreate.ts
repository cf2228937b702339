import type { Context } from 'hono';
import { publicForm } from '../../src/model/access/publicPart';
import { hintFor } from '../../src/model/check/didYouMean';
import type { Issue } from '../../src/model/resolved/kind';
import type { Resource } from '../../src/model/resolved/resource';
import { newPointers } from '../../src/model/rules/pointers';
import { attemptLimit, type Attempts } from '../accounts/attempts/attempts';
import type { Person } from '../accounts/people';
import type { Request } from '../handlers';
import type { Doing } from '../log/doing';
import type { Parts } from '../parts';
import { bodyOf } from '../records/body';
import { Refusal, refuseIssues, textOf } from '../refusal';
import { askedBy } from '../requests/asked';
import type { HandlerParts } from '../routeHandler';
import type { SettingOf } from '../settingOf';
import { languageOf } from '../words';
import { KEY_HEADER, keyedWrite } from '../writes/idempotencyKey';
import { createOutsideTransaction } from '../writes/outsideTransaction';
import { send } from '../writes/send';
import { writeOnce } from '../writes/storedResponses';
import { afterCreate, newRecord, storeNew } from '../writes/write';
import { publicRows, type createPublicReading } from './publicRead';

export type PublicParts = HandlerParts & { readonly settingOf: SettingOf };

type Sending = {
  readonly nobody: Person;
  readonly attempts: Attempts;
  readonly reading: ReturnType<typeof createPublicReading>;
};

/** Keys and entries of what is sent. */
const MOST_ENTRIES = 2_000;

/**
 * Makes the record that somebody without an account sends, as any other is made, from the fields that the form asks for.
 * @throws Refusal 429 for too many from one address, 422 for what the form does not ask for.
 */
export const createPublicCreate = (whole: Resource, parts: PublicParts, sending: Sending) => {
  const { storeFor, mailing, hiding, digest, hook, sourceOf, settingOf, ...shared } = parts;
  const { nobody, attempts, reading } = sending;
  const resource = publicForm(whole);
  return async (c: Context) => {
    const source = sourceOf(c);
    const { minutes } = await attemptLimit(settingOf);
    await attempts.begin({ source }, { attempts: await settingOf('publicCreates'), minutes });
    const keyed = await keyedWrite(c.req.raw, { account: `nobody ${source}`, digest });
    const body = await bodyOf(c.req.raw, MOST_ENTRIES);
    refuseOthers(body, resource);
    const doing = doingOfNobody(c, source);
    const request: Request = {
      resource,
      person: nobody,
      params: new URLSearchParams(),
      id: '',
      body,
      language: languageOf(c.req.raw),
      mailing,
      outside: createOutsideTransaction(hiding),
      enter: shared.enter,
      // A hook is told that nobody is signed in.
      hook: (name, given, asked) => hook(name, given, { ...asked, person: undefined }),
      doing,
    };
    const told = await writeOnce(
      keyed,
      { ...shared, store: storeFor(nobody, doing) },
      async (store) => async () => {
        const within: Parts = { ...shared, store };
        // Before anything follows from what is pointed at: a limit or a choice would tell of it.
        await refuseHidden(body, resource, within);
        const values = await newRecord(request, within);
        await refuseHidden(values, resource, within);
        const stored = await storeNew(values, request, within);
        await afterCreate(stored, values, { ...request, parts: within });
        const record = whole.public?.read && (await reading.find(stored._id, { ...within, nobody }));
        const receipt = numberOf(stored, whole, within);
        return { status: 201, body: { success: true, receipt, ...(record && { record }) } };
      },
    );
    return send(c, told);
  };
};

/* The server itself does it: there is nobody to name. */
const doingOfNobody = (c: Context, ip: string): Doing => ({
  isOfNobody: true,
  requestId: askedBy(c.req.raw).id,
  ip,
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 1000),
  key: c.req.header(KEY_HEADER),
});

const refuseOthers = (body: Readonly<Record<string, unknown>>, { public: open }: Resource): void => {
  const asked = open?.create ?? [];
  const others = Object.keys(body).filter((name) => !asked.includes(name));
  if (others.length === 0) return;
  throw new Refusal(422, (wording) => {
    const said = others.map((name) => {
      const hint = hintFor(name, asked);
      return [name, textOf('noField', { hint }, wording)] as const;
    });
    return {
      text: said.map(([name, text]) => `${name}: ${text}`).join(' '),
      errors: Object.fromEntries(said),
    };
  });
};

/* In the words of a reference to nothing: whether there is such a record is nobody's to know. */
const refuseHidden = async (
  after: Readonly<Record<string, unknown>>,
  { fields, public: open }: Resource,
  parts: Parts,
): Promise<void> => {
  const asked = fields.filter(({ name }) => open?.create.includes(name));
  // What people without an account write points at records of one entity: accounts are nobody's to know.
  const pointers = newPointers({ after, fields: asked }, parts.model).map(({ path, to: [to = ''], id }) => ({
    path,
    to,
    id,
  }));
  const issues: Issue[] = [];
  for (const key of new Set(pointers.map(({ to }) => to))) {
    const target = parts.model.resource(key);
    const here = pointers.filter(({ to }) => to === key);
    const rows = await publicRows([...new Set(here.map(({ id }) => id))], target, parts);
    const open = new Set(rows.map(({ _id }) => _id));
    for (const { path, id } of here)
      if (!open.has(id)) issues.push({ path, key: 'reference', called: { name: [target.label.one] } });
  }
  if (issues.length > 0) throw refuseIssues({ fields } as Resource, issues);
};

/* What the record is numbered by, or its id: whoever looks after it finds it by that. */
const numberOf = (
  row: Readonly<Record<string, unknown>>,
  { fields }: Resource,
  { model: { kinds } }: Pick<Parts, 'model'>,
): string => {
  const numbered = fields.find((field) => kinds[field.kind].serial?.(field) !== undefined);
  return String(numbered ? row[numbered.name] : row['_id']);
};
