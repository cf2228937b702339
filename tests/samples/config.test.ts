import { describe, expect, it } from 'vitest';
import product from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { languages } from '../../src/locales/languages';
import { createAbility } from '../../src/model/access/ability';
import { bestOf } from '../../src/model/answers/matching';
import { sampleProblems } from '../../src/model/check/admin/checkSamples';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { spareOptions } from '../../src/model/check/spareOptions';
import { menuSections } from '../../src/model/pages/menuSections';
import { createModel } from '../../src/model/resolve/createModel';
import { loadLanguages, translate } from '../../src/model/resolve/translate';
import { pick } from '../../src/model/resolved/labels';
import { sampleKeys, withoutSamples } from '../../src/model/samples/samples';
import { withSamples } from '../../src/model/samples/withSamples';
import { translations } from '../../gateway/translations';
import { samples } from '../../src/samples';
import { configSchema } from '../../tools/docs/configSchema';
import { refusals } from '../config/acceptsJson';

const joined = withSamples(product, samples);

describe('the product with its samples', () => {
  it('has no problem, and says nothing that holds without being said', () => {
    const problems = [...checkConfig(joined, kinds, { listViews }), ...sampleProblems(product, samples)];
    expect(problems.map(problemText)).toEqual([]);
    expect(spareOptions(joined, { kinds, listViews })).toEqual([]);
    expect(refusals(JSON.parse(JSON.stringify(joined)), configSchema(kinds, listViews))).toEqual([]);
  });

  it('S1.27 has its samples under a heading of their own, behind all others', () => {
    const sections = menuSections(createModel(joined, kinds), everything);
    expect(sections.at(-1)).toMatchObject({ key: 'samples', label: { en: 'Samples' }, isFolded: true });
    expect(sections.at(-1)?.entries.map(({ label }) => label.en)).toContain('Book Log');
    const { resources } = createModel(joined, kinds);
    const own = resources.filter(({ key }) => sampleKeys(samples).resources.includes(key));
    expect(own.map(({ api }) => api.source)).toEqual(own.map(() => 'demo'));
    expect(own.length).toBeGreaterThan(0);
  });

  it('S1.26 is the product again without them', () => {
    expect(withoutSamples(joined, sampleKeys(samples))).toEqual(JSON.parse(JSON.stringify(product)));
    expect(withSamples(product, {})).toBe(product);
  });

  it('has an icon for each entry that no other one has', () => {
    const sections = menuSections(createModel(joined, kinds), everything);
    const icons = sections.flatMap(({ icon, entries }) => [icon, ...entries.map((entry) => entry.icon)]);
    const before = icons.slice(0, icons.length - (sections.at(-1)?.entries.length ?? 0));
    expect(sections.at(-1)?.entries.filter(({ icon }) => before.includes(icon))).toEqual([]);
  });

  it.each(languages)('has entries that are found first by their name: $name', async ({ locale }) => {
    const declared = translate(joined, await loadLanguages(translations));
    const titles = menuSections(createModel(declared, kinds), everything).flatMap(({ entries }) =>
      entries.map(({ label }) => ({ title: pick(label, locale) })),
    );
    for (const { title } of titles) expect(bestOf(titles, title, 1)).toEqual([{ title }]);
  });
});

const everything = createAbility([{ action: 'manage', subject: 'all' }]);
