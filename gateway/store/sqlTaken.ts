import { StoreConflict } from '../../server/store/store';

type Claims = { collection: string; claims: readonly (readonly [field: string, value: string | null])[] };

/** Waits for a write, and says which field was taken if that is why the database refused it. */
export const explainTaken = async <T>(write: Promise<T>, claimed: Claims): Promise<T> => {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new StoreConflict(claimed.collection, { kind: 'unique', field: takenField(error, claimed) });
  }
};

type UniqueViolation = Error & { constraint?: unknown; detail?: unknown };

const UNIQUE_VIOLATION = '23505';

const isUniqueViolation = (error: unknown): error is UniqueViolation =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/**
 * The database names the key in its detail: `Key (collection, field, value)=(users, email, a@b.c) already exists.`
 * It cannot be asked instead: inside a transaction it answers nothing more after an error.
 */
const takenField = ({ constraint, detail }: UniqueViolation, { collection, claims }: Claims): string => {
  if (constraint === 'records_pkey') return '_id';
  const taken = claims.find(([field, value]) =>
    String(detail).includes(`=(${collection}, ${field}, ${value}) `),
  );
  return taken?.[0] ?? '_id';
};
