/** What was typed into a form and not saved: by whom, of which entity and record the key says. */
export type Draft = {
  /** When it was typed last, in milliseconds. */
  readonly at: number;
  /** The `__v` of the record that it was typed over. */
  readonly version?: number;
  /** Only what differs from the record, by the names of the fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Its form goes on with it, unasked: the page was only made anew around it. */
  readonly isCarried?: true;
};

/** Characters. A form of text is far below it, and the storage of a tab holds five million. */
const MOST = 20_000;

const PREFIX = 'sms.draft';

export const draftKey = (me: string, entity: string, id: string | number | undefined): string =>
  [PREFIX, me, entity, id === undefined ? 'new' : `id ${id}`].map(encodeURIComponent).join('.');

export const readDraft = (key: string): Draft | undefined => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
};

/* Something else may stand in the storage (G-09), and a time that is none cannot be said. */
const isDraft = (draft: Draft | null): draft is Draft =>
  Number.isFinite(new Date(draft?.at ?? NaN).getTime()) &&
  typeof draft?.at === 'number' &&
  typeof draft.values === 'object' &&
  draft.values !== null &&
  !Array.isArray(draft.values) &&
  (draft.version === undefined || typeof draft.version === 'number');

/** Keeps a draft in this tab; one that is too large, or not allowed to be stored, is not kept at all. */
export const keepDraft = (key: string, draft: Draft): void => {
  const text = JSON.stringify(draft);
  try {
    if (text.length > MOST) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    forgetDraft(key);
  }
};

/** Has what is being typed kept at once, and taken up again by the form of the page that is made next. */
export const carryDrafts = (): void => {
  const now = Date.now();
  window.dispatchEvent(new Event('pagehide'));
  for (const key of Object.keys(sessionStorage)) {
    const draft = key.startsWith(PREFIX) ? readDraft(key) : undefined;
    if (draft && draft.at >= now) keepDraft(key, { ...draft, isCarried: true });
  }
};

export const forgetDraft = (key: string | undefined): void => {
  try {
    if (key !== undefined) sessionStorage.removeItem(key);
  } catch {
    /* a browser that stores nothing has no draft either */
  }
};
