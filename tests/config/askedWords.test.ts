import { describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { fieldText } from '../../src/model/answers/fieldText';
import { askedLists } from '../../src/model/pages/askedLists';
import { timeNames, type TimeName } from '../../src/model/pages/timeWords';
import { createModel } from '../../src/model/resolve/createModel';
import { translate } from '../../src/model/resolve/translate';
import { findField } from '../../src/model/resolved/model';
import { pick } from '../../src/model/resolved/labels';
import { languages, type Language } from '../../src/locales/languages';
import { lists as deWords } from '../../src/locales/de/lists';
import { lists as enWords } from '../../src/locales/en/lists';
import { lists as frWords } from '../../src/locales/fr/lists';
import { lists as ptWords } from '../../src/locales/pt/lists';
import de from '../../translations/de.json';
import fr from '../../translations/fr.json';
import pt from '../../translations/pt.json';

const words = { en: enWords, de: deWords, fr: frWords, pt: ptWords };

const modelIn = (locale: Language) =>
  createModel(locale === 'en' ? config : translate(config, { [locale]: { de, fr, pt }[locale] }), kinds);

/* what a person who reads this language sees written on the list of messages */
describe.each(languages)('words that ask for a list in $name', ({ locale }) => {
  const model = modelIn(locale);
  const entity = model.resource('smsLogs');
  const { times } = words[locale].searching;
  const wording = { kinds, locale };
  const name = (field: string) => `"${pick(findField(entity, field)!.label, locale)}"`;
  const ask = (text: string) =>
    askedLists(text, {
      entities: model.resources,
      wording,
      times: Object.fromEntries(timeNames.map((each) => [each, [each, times[each]]])) as unknown as Readonly<
        Record<TimeName, string[]>
      >,
      today: '2026-11-23',
      beginOf: (day) => `${day}T00:00:00.000Z`,
      may: () => true,
      reaches: () => true,
      recordsOf: ({ to, text: title }) => [{ id: `${to}:${title}`, title }],
    }).lists.map((list) => [list.entity.key, list.filter]);

  it('are read as its labels are written', () => {
    const failed = fieldText('failed', findField(entity, 'status')!, wording);
    const list = `"${pick(entity.label.many, locale)}"`;
    const day = { createdAt_gte: '2026-11-22T00:00:00.000Z', createdAt_lte: '2026-11-22T23:59:59.999Z' };
    expect(
      ask(`${list} ${name('to')}:+49 ${name('user')}:jonas ${name('status')}:"${failed}" ${times.yesterday}`),
    ).toEqual([['smsLogs', { to: '+49', user: ['users:jonas'], status: ['failed'], ...day }]]);
  });

  it('find values of several words with and without quotation marks, and in front of the name', () => {
    const values = model.resources
      .filter(({ single }) => !single)
      .flatMap((of) =>
        of.list.filters
          .map((each) => findField(of, each)!)
          .filter(({ kind }) => kind === 'choice')
          .flatMap((field) =>
            Object.keys((field as unknown as { readonly values: object }).values).map((value) => ({
              list: `"${pick(of.label.many, locale)}"`,
              field: `"${pick(field.label, locale)}"`,
              text: fieldText(value, field, wording)!,
            })),
          ),
      )
      .filter(({ text }) => text.includes(' '));
    expect(values.length).toBeGreaterThan(20);
    for (const { list, field, text } of values) {
      const quoted = ask(`${list} ${field}:"${text}"`);
      expect([text, quoted.length > 0]).toEqual([text, true]);
      expect([text, ask(`${list} ${field}:${text}`)]).toEqual([text, quoted]);
    }
    const invoices = model.resource('invoices');
    const pastDue = fieldText('Past Due', findField(invoices, 'invoiceStatus')!, wording)!;
    const due = ['invoices', { invoiceStatus: ['Past Due'] }];
    expect(ask(`${pastDue} ${pick(invoices.label.many, locale)}`)).toContainEqual(due);
    expect(ask(`${pick(invoices.label.many, locale)} ${pastDue}`)).toContainEqual(due);
  });

  it.each(timeNames)('know %s', (time) =>
    expect(ask(`sms ${times[time]}`)[0]).toEqual(ask(`sms "${time}"`)[0]),
  );
});
