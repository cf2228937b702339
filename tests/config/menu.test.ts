import { describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { bestOf } from '../../src/model/answers/matching';
import { kinds } from '../../src/fields/kinds';
import { languages, type Language } from '../../src/locales/languages';
import { createAbility } from '../../src/model/access/ability';
import { modelFor } from '../../src/model/access/bound';
import { menuSections } from '../../src/model/pages/menuSections';
import { createModel } from '../../src/model/resolve/createModel';
import { translate } from '../../src/model/resolve/translate';
import { pick } from '../../src/model/resolved/labels';
import de from '../../translations/de.json';
import fr from '../../translations/fr.json';
import pt from '../../translations/pt.json';
import { shippedRoles } from './shippedRoles';

describe.each(shippedRoles)('the menu of $name', ({ name, ability }) => {
  const sectionsIn = (locale: Language) => {
    const declared = locale === 'en' ? config : translate(config, { [locale]: { de, fr, pt }[locale] });
    return menuSections(modelFor(createModel(declared, kinds), name === 'Customer'), createAbility(ability));
  };
  const sections = sectionsIn('en');

  it('has an icon of its own for each entry', () => {
    const icons = sections.flatMap(({ entries }) => entries.map(({ icon }) => icon));
    expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  });

  it('has headings whose icon, which a rail shows alone, is that of no entry of another group', () => {
    const shared = sections.flatMap(({ key, icon }) =>
      sections
        .filter((other) => other.key !== key)
        .flatMap((other) => [other, ...other.entries])
        .filter((each) => each.icon !== undefined && each.icon === icon)
        .map((each) => `${key}: ${icon}, ${each.label?.en}`),
    );
    expect(shared).toEqual([]);
  });

  it.each(languages)('has entries that are found first by their name: $name', ({ locale }) => {
    const titles = sectionsIn(locale).flatMap(({ entries }) =>
      entries.map(({ label }) => ({ title: pick(label, locale) })),
    );
    for (const { title } of titles) expect(bestOf(titles, title, 1)).toEqual([{ title }]);
  });
});
