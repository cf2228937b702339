import type { Model } from '../../src/model/resolved/model';
import { enqueue } from '../hooks/jobs';
import { newId } from '../newId';
import type { Parts } from '../parts';
import type { Secrets } from '../secrets';
import type { Store } from '../store/store';
import { watchingStore, type Watched } from '../store/watchingStore';
import { mailServer } from './mailServer';
import { leave, SEALED, SECRET, WAKE, worksOf, type Works } from './post';
import type { SendMail, Sent } from './sendMail';

/** A mail to one person. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  /** Plain text. Where `SECRET` stands in it, the secret is when it leaves. */
  readonly body: string;
  /** What nobody but the reader may read. */
  readonly secret?: string;
};

export type Outbox = {
  /** Leaves a mail in the transaction of the store: it is sent once that is kept. @throws without `mail.outbox`. */
  readonly write: (letter: Letter, store: Store) => Promise<void>;
  /** Sends a mail at once, by the settings as they are, and answers with what came of it; the outbox knows nothing of it. */
  readonly test: (letter: Letter) => Promise<Sent>;
  /** What the worker does for it, by the names of jobs. */
  readonly works: Works;
  /** A store by which a mail is tried as soon as somebody has named a server for it, or wants it sent again. */
  readonly waking: (store: Store) => Store;
};

type OutboxParts = Parts & {
  readonly secrets: Secrets;
  /** None where no mail can leave, as in a page. */
  readonly send: SendMail | undefined;
  /** Anybody may be anybody here, so secrets are no secret. */
  readonly isDemo: boolean;
};

/** Mails are records first, of the entity that the configuration names: whoever runs the gateway sees what became of each. */
export const createOutbox = ({ secrets, send, isDemo, ...parts }: OutboxParts): Outbox => {
  const { model, store, clock } = parts;
  const place = { model, store, secrets };
  const collection = model.mail && model.resource(model.mail.outbox).api.collection;
  const places = settingPlaces(model);

  const write: Outbox['write'] = async ({ to, subject, body, secret }, inner) => {
    if (collection === undefined) throw new Error('A mail needs `mail.outbox` in the configuration.');
    const now = clock.iso();
    const row = { _id: newId(clock.now()), __v: 0, createdAt: now, updatedAt: now };
    const text = isDemo && secret !== undefined ? body.replaceAll(SECRET, secret) : body;
    const reason = send ? null : 'nowhere';
    await inner.insert(collection, { ...row, to, subject, body: text, status: 'waiting', reason, tries: 0 });
    if (!send) return;
    if (secret !== undefined) await inner.insert(SEALED, { ...row, text: secrets.seal(secret) });
    await leave(row._id, { store: inner, clock });
  };

  return {
    write,
    test: async ({ to, subject, body }) => {
      const server = await mailServer(place);
      if (!send || !server) return { outcome: 'away', answer: 'No mail server is set.' };
      return send({ id: newId(clock.now()), to, subject, text: body }, server);
    },
    works: collection === undefined ? new Map() : worksOf({ ...parts, secrets, send, collection }),
    waking: (outer) =>
      watchingStore(outer, {
        collections: new Set(collection === undefined ? [] : [collection, ...places]),
        settle: async (changes, inner) => {
          if (changes.some((each) => places.includes(each.collection)))
            await enqueue({ job: WAKE, data: null, key: WAKE }, { store: inner, clock });
          for (const { after } of changes.filter(isAgain))
            if (after) await leave(after._id, { store: inner, clock });
        },
      }),
  };
};

/* Somebody wants a mail to be tried once more. */
const isAgain = ({ before, after }: Watched): boolean =>
  before?.['status'] === 'failed' && after?.['status'] === 'waiting';

/* The collections that hold what `mailServer` asks for first. */
const settingPlaces = ({ settings, resource }: Model): string[] =>
  [settings.smtpHost, settings.mailFrom].flatMap((place) => {
    const [key] = place?.split('.') ?? [];
    return key === undefined ? [] : resource(key).api.collection;
  });
