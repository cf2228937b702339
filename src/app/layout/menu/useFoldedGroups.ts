import { useStore } from 'react-admin';
import type { MenuSection } from '../../../model/pages/menuSections';

type Folded = Readonly<Record<string, boolean>>;

/** Which groups of the menu are folded: as the reader left each, and before that as it is declared. */
export const useFoldedGroups = () => {
  const [chosen, choose] = useStore<Folded | null>('menu.folded');
  const isFolded = ({ key, isFolded: isAtFirst }: MenuSection): boolean => chosen?.[key] ?? isAtFirst;
  const fold = (section: MenuSection) => choose({ ...chosen, [section.key]: !isFolded(section) });
  return { isFolded, fold };
};
