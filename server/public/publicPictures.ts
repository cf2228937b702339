import type { Context } from 'hono';
import { filesIn } from '../../src/model/files/keptFile';
import type { Resource } from '../../src/model/resolved/resource';
import type { Person } from '../accounts/people';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import { ADDRESS_MS } from '../uploads/addresses';
import { answerFile } from '../uploads/answerFile';
import { pictureSizeNames } from '../uploads/pictures';
import type { UploadParts } from '../uploads/uploadRoutes';
import { isPicture, UPLOADS, type Upload } from '../uploads/uploads';
import type { createPublicReading } from './publicRead';

type PictureParts = Parts & {
  readonly nobody: Person;
  readonly reading: ReturnType<typeof createPublicReading>;
  readonly uploads?: UploadParts | undefined;
};

/**
 * Hands out a picture, and never the file that it was made of, as long as the record tells it to everybody at this moment. @throws
 * Refusal 404, whether there is none or it is not public.
 */
export const createPublicPictures =
  ({ api }: Resource, { uploads, reading, ...parts }: PictureParts) =>
  async (c: Context): Promise<Response> => {
    const [id = '', asked] = [c.req.param('id'), c.req.param('shown')];
    const shown = pictureSizeNames.find((size) => size === asked);
    const upload = (await parts.store.get(UPLOADS, id)) as Upload | undefined;
    const isOfEntity = upload?.collection === api.collection && upload.state === 'taken';
    // Nor one that the scanner has not called clean.
    if (!uploads || !shown || !isOfEntity || !isPicture(upload.type) || upload.scan) throw nothing();
    const record = await reading.find(upload.record ?? '', parts);
    if (!filesIn(record?.[upload.field]).some((file) => file.id === id)) throw nothing();
    const until = parts.clock.now() + ADDRESS_MS;
    const answer = await answerFile(c, { upload, shown, until }, uploads.bytes);
    if (!answer) throw nothing();
    // Nobody reads the body of HEAD, and the file would stay open.
    if (c.req.method === 'HEAD') await answer.body?.cancel();
    return answer;
  };

const nothing = () => new Refusal(404, 'There is nothing here.');
