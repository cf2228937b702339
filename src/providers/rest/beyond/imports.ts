import { readImports, readNamed, readUndoStep } from '../../../model/import/importing';
import type { Resource } from '../../../model/resolved/resource';
import type { ResourceProvider } from '../../../model/resolved/resourceProvider';
import { isPlainObject } from '../../../model/values/plainObject';
import { keysIn } from '../../data/withKeys';
import { failureOf, saysSuccess } from '../../http/classify';
import { HttpFailure } from '../../http/failure';
import type { Dialect } from '../dialect';
import type { WritingParts } from '../writingParts';

type Parts = Pick<WritingParts, 'dialectOf' | 'forms' | 'offers'> & {
  readonly resourceOf: (name: string) => Resource;
};

/** Imports of a host that takes rows together. Each call rejects with HttpFailure: `refused` where the host does not. */
export const createImports = ({
  dialectOf,
  forms,
  offers,
  resourceOf,
}: Parts): Pick<ResourceProvider, 'importRows' | 'checkRows' | 'getImports' | 'undoImport'> => {
  const reach = (name: string): { resource: Resource; imports: NonNullable<Dialect['imports']> } => {
    const resource = resourceOf(name);
    const { imports } = dialectOf(resource);
    if (imports && offers(resource, 'imports')) return { resource, imports };
    throw new HttpFailure('refused', 'app.errors.notOffered');
  };
  return {
    importRows: async (name, { id, file, rows, ...rest }) => {
      const { resource, imports } = reach(name);
      const sent = rows.map(({ before, values }) => ({
        ...(before && { id: String(before.id) }),
        values: {
          ...forms.write(values, { resource }),
          ...(typeof before?.['__v'] === 'number' && { __v: before['__v'] }),
        },
      }));
      const key = keysIn(rest).of('import', resource.key, id, sent);
      const answer = await imports.write(resource, { import: id, file, rows: sent }, key);
      const results = isPlainObject(answer) ? answer['results'] : undefined;
      // It is written, whatever the answer says: what became of it can be asked for again under its key.
      if (!Array.isArray(results) || results.length !== rows.length)
        throw new HttpFailure('malformed', undefined, { unknownOutcome: true });
      return {
        data: results.map((result: unknown) => (saysSuccess(result) ? undefined : refusedBy(result))),
      };
    },
    checkRows: async (name, { rows, signal }) => {
      const { resource, imports } = reach(name);
      const sent = rows.map((values) => ({ values: forms.write(values, { resource }) }));
      const data = readNamed(await imports.check(resource, { rows: sent }, signal), rows.length);
      if (!data) throw new HttpFailure('malformed');
      return { data };
    },
    getImports: async (name, { signal }) => {
      const { resource, imports } = reach(name);
      const data = readImports(await imports.list(resource, signal));
      if (!data) throw new HttpFailure('malformed');
      return { data };
    },
    undoImport: async (name, { id, ...rest }) => {
      const { resource, imports } = reach(name);
      const key = keysIn(rest).of('undo', resource.key, id);
      const data = readUndoStep(await imports.undo(resource, id, key));
      if (!data) throw new HttpFailure('malformed');
      return { data };
    },
  };
};

/* As the same refusal would be read if the row had been sent alone. */
const refusedBy = (result: unknown): HttpFailure => {
  const code = isPlainObject(result) ? Number(result['errCode']) : NaN;
  return failureOf({ status: Number.isInteger(code) ? code : 422, body: result });
};
