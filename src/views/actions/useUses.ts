import { useDataProvider, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';
import type { Use } from '../../model/answers/uses';
import { referencesTo, type Link } from '../../model/rules/writeRules';
import { useAbility, useWholeModel } from '../../fields/AdminContext';
import { useEntity } from '../useEntity';

/**
 * What still points at records and does not let go of them, before anybody tries to delete them: the lists are asked how
 * many there are. Undefined until they have answered; nothing where somebody may not see them or a list fails, for it is
 * the server that refuses.
 */
export const useUses = (records: readonly RaRecord[]): readonly Use[] | undefined => {
  const entity = useEntity();
  const model = useWholeModel();
  const ability = useAbility();
  const provider = useDataProvider();
  const [found, setFound] = useState<{ readonly key: string; readonly uses: readonly Use[] }>();
  const ids = records.map(({ id }) => String(id));
  const key = JSON.stringify([entity.key, ids]);

  useEffect(() => {
    let isWanted = true;
    const countOf = async ({ resource, path }: Link): Promise<Use> => {
      const filter = { [path]: ids.length === 1 ? ids[0] : ids };
      const { total = 0 } = await provider.getList(resource.name, { ...ONE, filter });
      return { resource: resource.key, field: path, count: total };
    };
    const links = distinct(referencesTo(model, entity.key)).filter(
      ({ resource, onDelete }) =>
        onDelete === 'restrict' &&
        resource.api.source !== 'demo' &&
        resource.api.calls.list &&
        ability.can('list', resource.subject),
    );
    void Promise.all(links.map((link) => countOf(link).catch(() => undefined))).then((counted) => {
      const uses = counted.filter((use) => use !== undefined && use.count > 0) as Use[];
      if (isWanted) setFound({ key, uses });
    });
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is asked is in the key
  }, [key, model, provider]);
  return found?.key === key ? found.uses : undefined;
};

/* Two entities may be the same records, for two readers. */
const distinct = (links: readonly Link[]): readonly Link[] => {
  const known = new Map<string, Link>();
  for (const link of links) {
    const { collection, scope } = link.resource.api;
    const place = JSON.stringify([collection, scope, link.path]);
    if (!known.has(place)) known.set(place, link);
  }
  return [...known.values()];
};

/* Only their number is asked for. */
const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };
