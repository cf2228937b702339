import type { Ability } from '../../model/access/ability';
import { menuSections, type MenuEntry } from '../../model/pages/menuSections';
import type { PageModel } from '../../model/resolved/model';

/** As many as there are digits. */
const MOST = 9;

/** The first places of this person's menu. They go by number: letters would mean something else in every language. */
export const places = (model: PageModel, ability: Ability): readonly MenuEntry[] =>
  menuSections(model, ability)
    .flatMap(({ entries }) => entries)
    .filter(({ isSaved }) => !isSaved)
    .slice(0, MOST);
