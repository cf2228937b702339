import { Hono, type Context } from 'hono';
import { boundResource, reachOf } from '../../src/model/access/bound';
import { FILE_ID, MOST_ADDRESSES } from '../../src/model/files/keptFile';
import type { Access, StillThere } from '../accounts/access';
import type { Person } from '../accounts/people';
import { Denied } from '../denied';
import type { Parts } from '../parts';
import { bodyOf } from '../records/body';
import { Refusal, refuse, textOf, type RefusalKey } from '../refusal';
import { askedBy } from '../requests/asked';
import type { Secrets } from '../secrets';
import { languageOf, wordings } from '../words';
import { createAddresses, FILES_PATH, isShown, type Shown } from './addresses';
import { answerFile, keyOf } from './answerFile';
import { wholeOf, type Bytes } from './bytes';
import { cleanFileName } from './fileNames';
import type { Pictures } from './pictures';
import { readableFiles } from './readable';
import { megabytes, receive, type UploadLimits } from './receive';
import { rowsById } from './rowsById';
import type { Scan } from './scanning';
import { fileFields, fileOf, isPicture, UPLOADS, type FileField, type Upload } from './uploads';

/** What it takes to keep files; a place that has none of it takes none. */
export type UploadParts = {
  readonly bytes: Bytes;
  readonly pictures: Pictures;
  readonly limits: UploadLimits;
  readonly scan?: Scan | undefined;
  /** The server is in the page, where nothing has an address: files are told whole. */
  readonly isInPage?: true;
};

type RouteParts = Parts & {
  readonly access: Access;
  readonly stillThere: StillThere;
  readonly sourceOf: (c: Context) => string;
  readonly secrets: Pick<Secrets, 'mac'>;
  readonly uploads?: UploadParts | undefined;
};

export const UPLOADS_PATH = '/api/uploads/';

const ADDRESSES_PATH = '/api/files';

/** Receives files, tells their addresses to who may read them, and hands them out there. */
export const createUploadRoutes = ({ uploads, secrets, ...parts }: RouteParts) => {
  const routes = new Hono();
  const addresses = createAddresses({ secrets, clock: parts.clock });

  const placeOf = (c: Context) => `${parts.sourceOf(c)} ${c.req.header('user-agent') ?? ''}`;

  routes.post(`${UPLOADS_PATH}:entity/:field`, async (c) => {
    const { person, target } = await targetOf(c, parts);
    if (!uploads) throw refuse(503, 'uploadsOff');
    const { resource, field, rules } = target;
    const length = lengthIn(c, rules.maxBytes);
    const name = cleanFileName(c.req.query('name') ?? '');
    const of = { by: person.row._id, collection: resource.api.collection, field: field.name, name };
    const stream = await streamIn(c);
    const upload = await receive({ ...of, stream, length, rules }, { ...parts, ...uploads });
    return c.json({ success: true, file: fileOf(upload) }, 201);
  });

  routes.post(ADDRESSES_PATH, async (c) => {
    const person = await parts.access(c.req.header('authorization'), 'sms');
    const { session = '' } = person;
    askedBy(c.req.raw).user = person.row._id;
    const asked = askedIn(await bodyOf(c.req.raw));
    const from = placeOf(c);
    const found = await readableFiles(await uploadsOf(Object.keys(asked), parts), { ...parts, person });
    const addressOf = async ({ _id: id, bytes }: Upload, each: Shown) =>
      uploads?.isInPage
        ? dataAddress(await uploads.bytes.get(keyOf(bytes, each)), each)
        : addresses.addressOf({ id, shown: each, session }, from);
    const files: [string, Record<string, string | undefined>][] = found.flatMap((each) => sayOf(each, c));
    for (const upload of found.filter((each) => !unserved(each))) {
      const shown = [...new Set(asked[upload._id])].filter((each) => hasShown(upload, each));
      const told = await Promise.all(
        shown.map(async (each) => [each, await addressOf(upload, each)] as const),
      );
      files.push([upload._id, Object.fromEntries(told)]);
    }
    return c.json({ success: true, files: Object.fromEntries(files) });
  });

  routes.get(`${FILES_PATH}:token`, async (c) => {
    const asked = addresses.read(c.req.param('token'), placeOf(c));
    if (!asked || !uploads) throw noFile();
    const person = await parts.stillThere({ session: asked.session }).catch(unlessRefused);
    const [upload] = person ? await uploadsOf([asked.id], parts) : [];
    const [readable] = person && upload ? await readableFiles([upload], { ...parts, person }) : [];
    if (!person || !readable || !hasShown(readable, asked.shown)) throw noFile();
    refuseUnserved(readable);
    askedBy(c.req.raw).user = person.row._id;
    const answer = await answerFile(c, { upload: readable, ...asked }, uploads.bytes);
    if (!answer) throw noFile();
    // Nobody reads the body of HEAD, and the file would stay open.
    if (c.req.method === 'HEAD') await answer.body?.cancel();
    return answer;
  });
  return routes;
};

const dataAddress = async (stream: ReadableStream<Uint8Array> | undefined, shown: Shown) => {
  if (!stream) return undefined;
  const bytes = await wholeOf(stream);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return `data:${shown === 'whole' ? 'application/octet-stream' : 'image/webp'};base64,${btoa(text)}`;
};

/* Why nobody gets it, though it is there. */
const unserved = ({ scan }: Upload): RefusalKey | undefined => {
  if (!scan) return undefined;
  return scan === 'waiting' ? 'fileUnscanned' : 'fileHarmful';
};

const refuseUnserved = (upload: Upload): void => {
  const why = unserved(upload);
  if (why) throw refuse(404, why);
};

const sayOf = (upload: Upload, c: Context): [string, { readonly said: string }][] => {
  const why = unserved(upload);
  return why ? [[upload._id, { said: textOf(why, {}, wordings[languageOf(c.req.raw)]) }]] : [];
};

const noFile = () => refuse(404, 'noFile');

const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};

const hasShown = ({ type }: Upload, shown: Shown): boolean => shown === 'whole' || isPicture(type);

/* Where the server is in the page, a request has no stream. */
const streamIn = async ({ req: { raw } }: Context): Promise<ReadableStream<Uint8Array>> =>
  raw.body ?? new Blob([await raw.arrayBuffer()]).stream();

const lengthIn = (c: Context, most: number): number => {
  const length = Number(c.req.header('content-length') ?? c.req.header('x-upload-length'));
  if (!Number.isSafeInteger(length)) throw new Refusal(400, 'An upload has to say Content-Length.');
  if (length <= 0) throw refuse(422, 'uploadEmpty');
  if (length > most) throw refuse(413, 'uploadLarge', { args: { most: megabytes(most) } });
  return length;
};

type TargetParts = Pick<RouteParts, 'model' | 'access'>;

/* Who may write the field of a new record, or of one that is there. */
const targetOf = async (
  c: Context,
  { model, access }: TargetParts,
): Promise<{ readonly person: Person; readonly target: FileField }> => {
  const key = c.req.param('entity');
  const whole = model.resources.find((each) => each.key === key && each.api.source !== 'demo');
  const person = await access(c.req.header('authorization'), whole?.api.source ?? 'sms');
  askedBy(c.req.raw).user = person.row._id;
  const isReached = whole && (!person.isBound || reachOf(whole) === 'own');
  const resource = isReached ? (person.isBound ? boundResource(whole, model) : whole) : undefined;
  const target =
    resource && fileFields(resource, model).find(({ field }) => field.name === c.req.param('field'));
  if (!resource || !target) throw refuse(404, 'noUploads');
  const { field } = target;
  const right = (['create', 'edit'] as const).find(
    (each) => field.views.includes(each) && person.ability.can(each, resource.subject),
  );
  if (right === undefined) throw new Denied({ action: 'edit', subject: resource.subject }, model);
  const isOpen =
    !field.readOnly && (!field.guarded || person.ability.can('edit', resource.subject, field.name));
  if (!isOpen) throw refuse(403, 'notPermitted');
  return { person, target };
};

/* `{ files: { <id>: ['whole', 'small'] } }` */
const askedIn = ({
  files,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, readonly Shown[]>> => {
  const entries = Object.entries(files ?? {}) as readonly (readonly [string, unknown])[];
  const isSound = ([id, shown]: readonly [string, unknown]) =>
    FILE_ID.test(id) && Array.isArray(shown) && shown.every(isShown);
  if (entries.length <= MOST_ADDRESSES && entries.every(isSound))
    return Object.fromEntries(entries) as Record<string, readonly Shown[]>;
  throw new Refusal(
    422,
    `"files" has to name up to ${MOST_ADDRESSES} ids of files, each with a list of "whole", "small" and "large".`,
  );
};

const uploadsOf = async (
  ids: readonly string[],
  { store }: Pick<Parts, 'store'>,
): Promise<readonly Upload[]> => [...(await rowsById(store, UPLOADS, { ids })).values()] as Upload[];
