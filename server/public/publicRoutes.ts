import { Hono } from 'hono';
import { publicForms, publicPart, publicReads } from '../../src/model/access/publicPart';
import { PUBLIC_PATH } from '../../src/model/pages/publicPages';
import type { CountAttempts } from '../accounts/attempts/attempts';
import { atMost } from '../requests/atMost';
import type { UploadParts } from '../uploads/uploadRoutes';
import { fileFields } from '../uploads/uploads';
import { nobodyIn } from './nobody';
import { createPublicCreate, type PublicParts } from './publicCreate';
import { createPublicPictures } from './publicPictures';
import { createPublicReading } from './publicRead';
import { createReadLimit } from './readLimit';

type Place = {
  readonly faulty: ReadonlyMap<string, string>;
  readonly uploads?: UploadParts | undefined;
};

type RoutesParts = PublicParts & {
  readonly attemptsAt: CountAttempts;
};

/** Bytes of what somebody without an account sends at most. */
const MOST_BYTES = 128 * 1024;

/**
 * The doors for people without an account. They exist for the entities that say so (`public`), by exact paths: at every
 * other one all answers as if there were none.
 */
export const createPublicRoutes = (
  { faulty, uploads }: Place,
  { attemptsAt, ...parts }: RoutesParts,
): Hono => {
  const { model } = parts;
  const routes = new Hono();
  const attempts = attemptsAt('public');
  const [limitReads, limitPictures] = [createReadLimit(parts.clock), createReadLimit(parts.clock)];
  const [reads, forms] = [publicReads(model), publicForms(model)];
  for (const resource of new Set([...reads, ...forms])) {
    if (faulty.has(resource.key)) continue;
    const path = `${PUBLIC_PATH}/${resource.key}`;
    const nobody = nobodyIn(resource, model);
    const reading = createPublicReading(resource, model);
    if (reads.includes(resource)) {
      routes.get(path, async (c) => {
        limitReads(parts.sourceOf(c));
        const heeding = { ...parts, store: parts.store.heeding(c.req.raw.signal), nobody };
        return c.json(await reading.list(new URL(c.req.url).searchParams, heeding));
      });
      routes.get(`${path}/:id`, async (c) => {
        limitReads(parts.sourceOf(c));
        return c.json(await reading.one(c.req.param('id'), { ...parts, nobody }));
      });
      const picture = createPublicPictures(resource, { ...parts, nobody, reading, uploads });
      if (fileFields(publicPart(resource, model.kinds), model).length > 0)
        routes.get(`${path}/pictures/:id/:shown`, (c) => {
          limitPictures(parts.sourceOf(c));
          return picture(c);
        });
    }
    if (forms.includes(resource))
      routes.post(
        path,
        atMost(MOST_BYTES),
        createPublicCreate(resource, parts, { nobody, attempts, reading }),
      );
  }
  return routes;
};
