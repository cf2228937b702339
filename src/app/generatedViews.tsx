import type { RaRecord } from 'ra-core';
import { lazy } from 'react';
import { titleOf } from '../model/title';
import type { Model } from '../model/model';
import type { Resource } from '../model/resource';
import { ResourceList } from '../views/list/ResourceList';

/* Made once: a component made while drawing would be a new one, and its page would start over, every time. */
const ResourceShow = lazy(() =>
  import('../views/record/ResourceShow').then(({ ResourceShow: component }) => ({ default: component })),
);
const ResourceCreate = lazy(() =>
  import('../views/record/ResourceCreate').then(({ ResourceCreate: component }) => ({ default: component })),
);
const ResourceEdit = lazy(() =>
  import('../views/record/ResourceEdit').then(({ ResourceEdit: component }) => ({ default: component })),
);

const ResourceSingle = lazy(() =>
  import('../views/record/ResourceSingle').then(({ ResourceSingle: component }) => ({ default: component })),
);

const single = {
  list: ResourceSingle,
  show: ResourceSingle,
  create: ResourceSingle,
  edit: ResourceSingle,
};

const pages = { list: ResourceList, show: ResourceShow, create: ResourceCreate, edit: ResourceEdit };

/** The pages of an entity; one with a single record shows that at all four addresses. All four exist always, so that a denied one says so instead of "not found". */
export const generatedViews = (resource: Resource, { kinds }: Pick<Model, 'kinds'>) => ({
  ...(resource.single ? single : pages),
  recordRepresentation: (record: RaRecord) => titleOf(resource, record, { kinds, locale: 'en' }),
});
