import {
  Resource as Entity,
  ResourceDefinitionContext,
  type RaRecord,
  type ResourceProps,
} from 'react-admin';
import { useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { Route } from 'react-router';
import { loadInputs } from '../fields/inputs';
import { titleOf } from '../model/answers/title';
import type { KnownResource } from '../model/resolved/resource';
import { Permitted } from '../views/states/Permitted';
import type { Models } from './models';
import { download, savesData } from '../parts/download';
import { lazyPart } from '../parts/lazyPart';
import { overrides } from './overrides';
import { pageOptions } from './pageOptions';

/**
 * The pages of every entity, as react-admin takes them. Made once: a component made while drawing would be a new one,
 * and its page would start over, every time. All four addresses exist always, so that a denied one says so instead of
 * "not found"; an entity with a single record shows that at each of them, and one with dialogs or drawers opens them
 * over its list.
 */
export const generatedPages = (
  models: Models,
  instead: ReadonlyMap<string, ComponentType>,
): ResourceProps[] =>
  models.english.resources.map((resource) => ({
    name: resource.name,
    recordRepresentation: (record: RaRecord) =>
      titleOf(resource, record, { kinds: models.english.kinds, locale: 'en' }),
    ...viewsOf(resource, models, instead.get(resource.key)),
  }));

/** Resolves when the list of an entity can be drawn at once. */
export const listReady = async (pages: readonly ResourceProps[], name: string): Promise<void> => {
  const options = pages.find((page) => page.name === name)?.options as PageOptions | undefined;
  await options?.ready();
};

type PageOptions = { readonly ready: () => Promise<void> };

/** Downloads what draws the lists, and all entities, before anybody opens another one. */
export const prepareLists = ({ entities }: Pick<Models, 'entities'>): void => {
  if (!savesData()) Promise.all([download(loadList), entities.all()]).catch(() => undefined);
};

type DefinedProps = { readonly pages: readonly ResourceProps[]; readonly children: ReactNode };

/** What react-admin knows of the entities, all at once: each that registers by itself makes a copy of all the others. */
export const Defined = ({ pages, children }: DefinedProps) => {
  const value = useMemo(
    () => ({
      definitions: Object.fromEntries(pages.map((page) => [page.name, Entity.registerResource(page)])),
      register: () => {},
      unregister: () => {},
    }),
    [pages],
  );
  return <ResourceDefinitionContext.Provider value={value}>{children}</ResourceDefinitionContext.Provider>;
};

const viewsOf = (resource: KnownResource, models: Models, Instead: ComponentType | undefined) => {
  if (Instead) return { list: Instead, show: Instead, create: Instead, edit: Instead };
  const page = (load: Load) => pageOf(load, resource, models);
  const permitted = (right: Right, load: Load) => permittedPage(right, page(load));
  if (resource.single) {
    const only = permitted('show', loadSingle);
    return { list: only, show: only, create: only, edit: only };
  }
  const record = page(loadShow);
  const form = page(loadEdit);
  const show = permittedPage('show', record);
  const prepareForm = () => {
    form.prepare();
    models.entities
      .all()
      .then(() => loadInputs(models.english.resource(resource.key).fields.map(({ kind }) => kind)))
      .catch(() => undefined);
  };
  const list = listOf(resource.form === 'page' ? loadList : loadDialogList, resource, models);
  const options = { ready: list.ready, prepare: { show: record.prepare, edit: prepareForm } };
  const Document = permitted('show', loadDocument);
  const children = <Route path=":id/preview" element={<Document />} />;
  // Its addresses ask for three rights, each where it is needed.
  if (resource.form !== 'page') return { list, show, children, options };
  return {
    list: permittedPage('list', list),
    show,
    create: permitted('create', loadCreate),
    edit: permittedPage('edit', form),
    children,
    options,
  };
};

type Right = ComponentProps<typeof Permitted>['right'];

const permittedPage = (right: Right, Page: ComponentType) => () => (
  <Permitted right={right}>
    <Page />
  </Permitted>
);

type Load = () => Promise<ComponentType>;

/* The code of the page, what is overridden of its entities and the entities themselves are downloaded side by side. */
const pageOf = (load: Load, resource: KnownResource, { english, entities }: Models) => {
  // Its related lists draw their values as the lists of those entities do.
  const relatedTo = () => english.resource(resource.key).related.map((each) => english.known(each.resource));
  return lazyPart(async () => {
    const [component] = await Promise.all([
      download(load),
      overrides.loadEntities([resource]),
      entities.all().then(() => overrides.loadEntities(relatedTo())),
    ]);
    return component;
  }, pageOptions);
};

/* A list needs no more than its entity and those that its rows point at, but where a record may be about any entity. */
const listOf = (load: Load, resource: KnownResource, { english, entities }: Models) =>
  lazyPart(
    async () => {
      const isOfAny = () =>
        english.resource(resource.key).fields.some(({ kind }) => english.kinds[kind].ofAnyEntity);
      const [component] = await Promise.all([
        download(load),
        overrides.loadEntities([resource]),
        entities.forList(resource.key).then(() => (isOfAny() ? entities.all() : undefined)),
      ]);
      return component;
    },
    { ...pageOptions, alone: true },
  );

const loadList: Load = async () => (await import('../views/list/ResourceList')).ResourceList;
const loadShow: Load = async () => (await import('../views/record/ResourceShow')).ResourceShow;
const loadDocument: Load = async () => (await import('../views/document/DocumentPage')).DocumentPage;
const loadSingle: Load = async () => (await import('../views/record/ResourceSingle')).ResourceSingle;

const loadDialogList: Load = async () => (await import('../views/record/DialogList')).DialogList;
const loadCreate: Load = async () => (await import('../views/record/ResourceCreate')).ResourceCreate;
const loadEdit: Load = async () => (await import('../views/record/ResourceEdit')).ResourceEdit;
