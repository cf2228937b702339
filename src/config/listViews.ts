/**
 * What a way to look at a list contributes to the types: its options. `fields` is filled in with the names of the fields of
 * the entity, so that options that name some are typed by them:
 * `options: CardsOptions<this['fields']>`.
 */
export interface ListViewShape {
  readonly fields: string;
  readonly options: object;
}

/**
 * The open list of ways to look at the records of a list. Each `src/listViews/<name>/view.ts` adds its own line by
 * `declare module`, so a new one is legal in `list.views` the moment its folder exists.
 */
// eslint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled in by the views
export interface ListViews {}

export type ListViewName = keyof ListViews & string;

/** The options of a view for an entity with fields of these names. */
export type ListViewOptions<V extends ListViewName, Names extends string = string> = (ListViews[V] & {
  readonly fields: Names;
})['options'];

/** The views of a list in the order in which they are offered: it opens with the first. */
export type DeclaredListViews<Names extends string> = {
  readonly [V in ListViewName]?: ListViewOptions<V, Names>;
};
