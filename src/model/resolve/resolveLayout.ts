import type { DeclaredResource } from '../../config/resource';
import { resolveLabel } from '../resolved/labels';
import type { ResolvedField } from '../resolved/resolvedField';
import type { ResolvedTab } from '../resolved/resource';

/** One unnamed tab with all fields unless the entity says otherwise; fields it leaves out join the first section. */
export const resolveLayout = (
  { layout = [] }: DeclaredResource,
  fields: readonly ResolvedField[],
): ResolvedTab[] => {
  const placed = new Set(layout.flatMap((tab) => tab.sections.flatMap((section) => section.fields)));
  const loose = fields.map((field) => field.name).filter((name) => !placed.has(name));
  const tabs = layout.map((tab) => ({
    label: resolveLabel(tab.label),
    sections: tab.sections.map((section) => ({
      label: section.label === undefined ? undefined : resolveLabel(section.label),
      fields: [...section.fields],
    })),
  }));
  if (tabs.length === 0) return [{ label: undefined, sections: [{ label: undefined, fields: loose }] }];
  tabs[0]?.sections[0]?.fields.push(...loose);
  return tabs;
};
