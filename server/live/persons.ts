import type { People, Person } from '../accounts/people';

/** How long somebody is taken for who they were, in milliseconds; any change of rights ends it at once. */
const KNOWN_MS = 2000;

/** Who is connected is asked for at every note: each is looked up once in two seconds. */
export const createPersons = (people: Pick<People, 'byId'>) => {
  let known = new Map<string, { readonly until: number; readonly person: Promise<Person | undefined> }>();
  return {
    of: (id: string): Promise<Person | undefined> => {
      const found = known.get(id);
      if (found && found.until > performance.now()) return found.person;
      const person = people.byId(id);
      known.set(id, { until: performance.now() + KNOWN_MS, person });
      return person;
    },
    forget: () => {
      known = new Map();
    },
  };
};

export type Persons = ReturnType<typeof createPersons>;

/** What somebody is called, for whom that is to know: customers hear no names but their own. */
export const nameFor = (
  viewer: Person,
  person: Person,
  people: Pick<People, 'userDataOf'>,
): string | undefined =>
  viewer.isBound && viewer.row._id !== person.row._id
    ? undefined
    : String(people.userDataOf(person)['fullName']);
