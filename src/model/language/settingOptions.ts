import { settings, type Setting, type SettingPlaces } from '../../config/settings';
import type { OptionDoc, OptionDocs } from '../resolved/optionDoc';

const describe = (setting: Setting): OptionDoc => {
  const { doc, otherwise, default: value } = setting;
  const whose = setting.isOwn ? 'Each person’s own, where the entity is. ' : '';
  const holds = `Held by a field of kind \`${setting.kind}\`${rangeOf(setting)}.`;
  return { type: 'text', doc: `${doc} ${whose}${holds}`, default: otherwise ?? JSON.stringify(value) };
};

const rangeOf = ({ min, max, unit, values }: Setting): string => {
  if (values) return ` with values among ${values.map((each) => `\`${each}\``).join(', ')}`;
  return min === undefined ? '' : `, whole, ${min} to ${max}${unit === undefined ? '' : ` ${unit}`}`;
};

/** What the product asks people to decide, and which field holds it. */
export const settingOptions = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, describe(setting)]),
) as OptionDocs<SettingPlaces>;
