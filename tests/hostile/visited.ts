import type { Resource } from '../../src/model/resolved/resource';
import { served } from './goodRecords';
import { shapes } from './shape';

/** The entities that are visited while their server answers in the shape of this index. */
export type Visited = (at: number) => readonly Resource[];

/** Every entity in every shape. */
export const everyPair: Visited = () => served;

const kindsOf = ({ fields }: Resource): number => new Set(fields.map(({ kind }) => kind)).size;

/* Of each server the list with the most kinds of fields. */
const richest = [...new Set(served.map(({ api }) => api.source))].flatMap(
  (source) =>
    served
      .filter(({ api, single }) => api.source === source && !single)
      .toSorted((a, b) => kindsOf(b) - kindsOf(a))[0] ?? [],
);

const COUNT = shapes().length;

/** In every shape one server's richest entity, the servers in turn, and each entity in one shape, another one for each. */
export const someOfEach: Visited = (at) =>
  served.filter((resource, index) => richest[at % richest.length] === resource || at === index % COUNT);
