import { useLocale, useResourceContext } from 'react-admin';
import { useMemo } from 'react';
import { useAbility, useModel } from '../fields/AdminContext';
import { visibleFields } from '../model/access/openFields';
import { pick } from '../model/resolved/labels';
import type { Labels, ResolvedField } from '../model/resolved/resolvedField';
import type { KnownResource, Resource } from '../model/resolved/resource';
import type { View } from '../config/field';

/** The entity of the present page, which has waited for it. */
export const useEntity = (): Resource => useModel().resource(useEntityName());

/** What every page knows of the entity of the present page. */
export const useKnownEntity = (): KnownResource => useModel().known(useEntityName());

const useEntityName = (): string => {
  const name = useResourceContext();
  if (!name) throw new Error('No entity above: generated screens live inside a <Resource>.');
  return name;
};

/** Reads a label of the configuration in the language of the interface. */
export const useLabel = (): ((labels: Labels) => string) => {
  const locale = useLocale();
  return (labels) => pick(labels, locale);
};

/** May the signed-in person do this here? */
export const useCan = (): ((action: string) => boolean) => {
  const { subject } = useKnownEntity();
  const ability = useAbility();
  return (action) => ability.can(action, subject);
};

/** Where a saved form leads: a dialog closes and leaves its list (S4.12), a page shows the record. */
export const afterSaving = (
  { form }: Pick<Resource, 'form'>,
  can: (action: string) => boolean,
): 'show' | 'list' => (form === 'page' && can('show') ? 'show' : 'list');

/** The fields of a view that this person may see: the same list until rights change, so that nothing is drawn anew for it. */
export const useVisibleFields = (view: View): readonly ResolvedField[] => {
  const entity = useEntity();
  const model = useModel();
  const ability = useAbility();
  return useMemo(() => visibleFields(entity, view, { ability, model }), [entity, view, ability, model]);
};
