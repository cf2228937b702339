type About = { readonly level: 'error' | 'warning'; readonly about: string };

const error = (about: string): About => ({ level: 'error', about });
const warning = (about: string): About => ({ level: 'warning', about });

/** Every start-up problem by id. An id is never given to another problem. */
export const problemIds = {
  RC001: error('A field has no kind, or one that no folder of `src/fields` declares.'),
  RC002: error('An option that the language does not have.'),
  RC003: error('An option has the wrong type.'),
  RC004: error('A reference to an entity that is not declared.'),
  RC005: error('A required option is missing.'),
  RC006: error('An option has a value that is not among the allowed ones.'),
  RC007: error('A label has no English text.'),
  RC008: error('A label names a language the product does not have.'),
  RC010: error('A field is named that the entity does not have.'),
  RC011: error('A value is named that the choice does not have.'),
  RC012: error('The same field twice in columns, filters or layout.'),
  RC013: error('`only` and `not` leave no view.'),
  RC014: error('A filter on a kind that cannot be filtered.'),
  RC015: error('The options of a field contradict each other, or one of them cannot be read.'),
  RC016: error('A value that its field would refuse.'),
  RC017: error('`search` on a kind that holds no searchable text.'),
  RC018: error('A sort by a field that cannot be sorted.'),
  RC019: error('A name that is reserved or malformed.'),
  RC020: error('A row action whose call has no `:id`.'),
  RC021: error('An action with the name of a built-in one.'),
  RC022: error('A call or path that cannot be read.'),
  RC023: error('A related list of an entity that is not declared.'),
  RC024: error('The target of a related list does not point here.'),
  RC025: error('Transitions of a field that is no choice.'),
  RC026: error('A state without a line in the transitions.'),
  RC027: warning('A state that no transition leads to.'),
  RC028: error('A menu group that is not declared.'),
  RC029: warning('More than seven entries in a menu group.'),
  RC030: error('Two entities answer the same call of the same source.'),
  RC031: error('Two entities have the same route.'),
  RC032: error('An override of an entity that is not declared.'),
  RC033: warning('An entity whose records need no field at all.'),
  RC034: error('A reference to an entity whose title names no field.'),
  RC035: error('Accounts name an entity that is not declared, or a field that is not right for them.'),
  RC036: error('A rule with an unknown operator or a malformed part.'),
  RC037: error('A column or filter that `only`, `not` or its kind keeps out of that view.'),
  RC038: error('A layout tab without sections.'),
  RC039: error('A comparison needs exactly one of `other` and `value`.'),
  RC040: error('A function in the configuration.'),
  RC041: error('Something that JSON cannot hold.'),
  RC042: error('`undefined` inside a list.'),
  RC043: error('A value contains itself, or is nested too deeply.'),
  RC044: error('A number out of its range.'),
} as const satisfies Readonly<Record<string, About>>;

export type ProblemId = keyof typeof problemIds;
