import { enqueue } from '../hooks/jobs';
import type { Parts } from '../parts';
import { SWEEP_JOB } from './sweeping';
import { fileCollections, UPLOADS, type Upload } from './uploads';

type Erased = {
  readonly collection: string;
  readonly record: string;
  /** What stays of the record: under which id, without which fields. Absent where nothing does. */
  readonly after: { readonly id: string; readonly cleared: readonly string[] } | undefined;
};

/** Takes the files of an erased record from everybody, those too that it let go of before, and has their bytes removed at once. */
export const eraseFiles = async (
  { collection, record, after }: Erased,
  { model, store, clock }: Parts,
): Promise<void> => {
  if (!fileCollections(model).has(collection)) return;
  const where = [
    { path: 'record', op: 'eq', value: record },
    { path: 'collection', op: 'eq', value: collection },
  ] as const;
  const { rows } = await store.list(UPLOADS, { where, sort: [], offset: 0, limit: Infinity });
  if (rows.length === 0) return;
  const stays = ({ field, letGoAt }: Upload) =>
    after !== undefined && letGoAt === null && !after.cleared.includes(field);
  await store.updateMany(
    UPLOADS,
    (rows as Upload[]).map((upload) => ({
      id: upload._id,
      patch: {
        ...(stays(upload) ? { record: after?.id } : { state: 'gone', name: '' }),
        updatedAt: clock.iso(),
      },
      by: 'nobody' as const,
    })),
  );
  await enqueue({ job: SWEEP_JOB, data: null }, { store, clock });
};
