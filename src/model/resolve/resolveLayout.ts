import type { DeclaredResource } from '../../config/resource';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedField } from '../resolved/resolvedField';
import type { ResolvedTab } from '../resolved/resource';

/**
 * One unnamed tab with all fields unless the entity says otherwise; fields it leaves out join the first section. Notes stand
 * below the others of their tab.
 */
export const resolveLayout = (
  { layout: declared = [] }: DeclaredResource,
  fields: readonly ResolvedField[],
): ResolvedTab[] => {
  const layout = declared === 'article' ? [] : declared;
  const placed = new Set(layout.flatMap((tab) => tab.sections.flatMap((section) => section.fields)));
  const loose = fields.map((field) => field.name).filter((name) => !placed.has(name));
  const long = new Set(fields.filter(isLong).map(({ name }) => name));
  const isShort = (name: string) => !long.has(name);
  const notes = new Set(fields.flatMap(({ name, note }) => (note === true ? name : [])));
  const tabs = layout.map((tab) => ({
    label: resolveLabel(tab.label),
    sections: tab.sections.map((section, at) => ({
      label: section.label === undefined ? undefined : resolveLabel(section.label),
      fields: [...section.fields],
      rail: section.rail ?? (at > 0 && section.label !== undefined && section.fields.every(isShort)),
    })),
  }));
  if (tabs.length === 0)
    return [
      withNotes({ label: undefined, sections: [{ label: undefined, fields: loose, rail: false }] }, notes),
    ];
  tabs[0]?.sections[0]?.fields.push(...loose);
  return tabs.map((tab) => withNotes(tab, notes));
};

type DeclaredSection = Omit<ResolvedTab['sections'][number], 'isNotes'>;

const withNotes = (
  { label, sections }: Pick<ResolvedTab, 'label'> & { readonly sections: readonly DeclaredSection[] },
  notes: ReadonlySet<string>,
): ResolvedTab => {
  const own = sections.flatMap(({ fields }) => fields.filter((name) => notes.has(name)));
  const others = sections.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => !notes.has(name)),
    isNotes: false,
  }));
  const last = { label: undefined, fields: own, rail: false, isNotes: true };
  return {
    label,
    sections: [...others, ...(own.length > 0 ? [last] : [])].filter(({ fields }) => fields.length > 0),
  };
};

const isLong = ({ wide, children }: ResolvedField): boolean => wide || children.length > 0;
