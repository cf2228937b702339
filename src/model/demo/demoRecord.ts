/** A made-up record of any entity, as it is stored. */
export type DemoRecord = { id: string; createdAt: string; updatedAt: string; __v: number } & Record<
  string,
  unknown
>;
