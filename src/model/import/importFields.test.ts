import { describe, expect, it } from 'vitest';
import { kinds } from '../../../tests/config/shop';
import { createAbility } from '../access/ability';
import { person, place } from '../../../tests/import/people';
import { guessColumns, importFields, joinOrder, looksLikeHeader } from './importFields';

const fields = importFields(place);

describe('the columns of a file', () => {
  it.each([
    ['a name', 'phone', 'phone'],
    ['a label', 'E-mail', 'email'],
    ['a label in German', 'Telefon', 'phone'],
    ['a label in Portuguese without its accent', 'CORREIO ELETRONICO', 'email'],
    ['other signs and cases', ' full_NAME ', 'name'],
    ['what it is usually called', 'Mobile number', 'phone'],
    ['the same in another language', 'E-mail address', 'email'],
    ['nothing known', 'Notes', undefined],
    ['nothing at all', ' ', undefined],
  ])('are known by %s', (_, header, name) => {
    expect(guessColumns([header], fields)).toEqual([name]);
  });

  it('are told apart by the language that most of them are in', () => {
    const labels = (fr: string, en: string) => ({ en, de: en, fr, pt: en });
    const field = (name: string, fr: string, en: string) => {
      const [some] = fields;
      if (!some) throw new Error('There is no field.');
      const named = { ...some.field, name, label: labels(fr, en) };
      return { field: named, variants: [named] };
    };
    const two = [field('client', 'Coordonnées', 'Details'), field('user', 'Client', 'Customer')];
    expect(guessColumns(['Coordonnées', 'Client'], two)).toEqual(['client', 'user']);
    expect(guessColumns(['Client', 'Customer'], two)).toEqual(['client', 'user']);
  });

  it('are not known by what they are usually called where that may mean several fields', () => {
    const [phone, ...others] = place.resource.fields.filter(({ name }) => ['phone', 'email'].includes(name));
    if (!phone) throw new Error('There is no field.');
    const two = [{ ...phone, name: 'home' }, { ...phone, name: 'work' }, ...others];
    const resource = { ...place.resource, fields: two };
    expect(guessColumns(['Mobile number'], importFields({ ...place, resource }))).toEqual([undefined]);
  });

  it('are none of a field that holds files, which a file cannot have', () => {
    const [some] = place.resource.fields;
    if (!some) throw new Error('There is no field.');
    const held = [
      { ...some, name: 'proof', kind: 'file' },
      { ...some, name: 'portrait', kind: 'image', upload: true },
      { ...some, name: 'link', kind: 'image' },
    ] as (typeof some)[];
    const names = importFields({ ...place, resource: { ...place.resource, fields: held } });
    expect(names.map(({ field }) => field.name)).toEqual(['link']);
  });

  it('named after a field have it before those that are usually called so', () => {
    expect(guessColumns(['Mobile number', 'Phone'], fields)).toEqual([undefined, 'phone']);
  });

  it.each([
    [
      'of Google Contacts',
      'First Name,Middle Name,Last Name,Nickname,Organization Name,Birthday,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
      'name name name - company birthday - - email - phone',
    ],
    [
      'of Google Contacts before',
      'Name,Given Name,Additional Name,Family Name,Birthday,Notes,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Name',
      'name - - - birthday - - email - phone company',
    ],
    [
      'of Outlook',
      'Title,First Name,Middle Name,Last Name,Company,Business Phone,Home Phone,Mobile Phone,Birthday,E-mail Address',
      '- name name name company - - phone birthday email',
    ],
    [
      'of Outlook in German',
      'Anrede,Vorname,Weitere Vornamen,Nachname,Firma,Telefon geschäftlich,Telefon (privat),Mobiltelefon,Geburtstag,E-Mail-Adresse',
      '- name name name company - - phone birthday email',
    ],
    [
      'of HubSpot',
      'Record ID,First Name,Last Name,Email,Mobile Phone Number,Associated Company,Date of birth',
      '- name name email phone company birthday',
    ],
    [
      'of HubSpot in German',
      'Datensatz-ID,Vorname,Nachname,E-Mail,Mobiltelefonnummer,Unternehmensname,Geburtsdatum',
      '- name name email phone company birthday',
    ],
    [
      'of Salesforce',
      'Salutation,First Name,Last Name,Account Name,Email,Mobile,Birthdate',
      '- name name company email phone birthday',
    ],
    [
      'of Salesforce in German',
      'Anrede,Vorname,Nachname,Accountname,E-Mail,Mobiltelefon,Geburtsdatum',
      '- name name company email phone birthday',
    ],
    [
      'of Shopify',
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Phone,Tags',
      '- name name email - company phone -',
    ],
  ])('%s are known', (_, header, names) => {
    const field = (name: string, kind: string, label: string) => ({
      kind,
      name,
      label: { en: label, de: label, fr: label, pt: label },
    });
    const base = place.resource.fields.filter(({ name }) => ['name', 'phone', 'email'].includes(name));
    const [any] = base;
    const more = [
      field('company', 'text', 'Company'),
      field('birthday', 'date', 'Date of birth'),
      field('customer', 'reference', 'Customer'),
    ];
    const all = [
      ...base,
      ...more.map((each) => ({ ...any, ...each, to: 'users', children: [] })),
    ] as typeof base;
    const resource = { ...place.resource, fields: all };
    const found = guessColumns(
      header.split(','),
      importFields({ ...place, resource, languages: [resource] }),
    );
    expect(found.map((name) => name ?? '-').join(' ')).toBe(names);
  });

  it('of two for one field the first has it', () => {
    expect(guessColumns(['Phone', 'Telefon'], fields)).toEqual(['phone', undefined]);
  });

  it.each([
    ['given and family name', ['Phone', 'First name', 'Last name'], ['phone', 'name', 'name']],
    ['with what is between them', ['Surname', 'Middle name', 'Given name'], ['name', 'name', 'name']],
    ['as German files have it', ['Name', 'Vorname', 'Telefon'], ['name', 'name', 'phone']],
    ['as French files have it', ['Prénom', 'Nom'], ['name', 'name']],
    ['as Portuguese files have it', ['Nome próprio', 'Apelido'], ['name', 'name']],
    ['not beside the whole one', ['Full name', 'First name', 'Last name'], ['name', undefined, undefined]],
    ['not one part alone', ['Phone', 'First name'], ['phone', undefined]],
  ])('that are parts of a name fill it together: %s', (_, header, names) => {
    expect(guessColumns(header, fields)).toEqual(names);
  });

  it('that are parts of a name are joined as it is spoken, all others as in the file', () => {
    expect(joinOrder(['Last name', 'Phone', 'First name'])).toEqual([2, 0, 1]);
    expect(joinOrder(['Name', 'Vorname'])).toEqual([1, 0]);
    expect(joinOrder(['Street', 'Number', 'City'])).toEqual([0, 1, 2]);
  });

  it('never fill what the server writes, nor what this person may not', () => {
    expect(fields.map(({ field }) => field.name)).not.toContain('total');
    const ability = createAbility([{ action: 'create', subject: 'people' }]);
    const names = importFields({ ...place, ability }).map(({ field }) => field.name);
    expect(names).not.toContain('margin');
    expect(names).toContain('phone');
  });
});

it.each([
  [['Phone', 'Name'], true],
  [['Anything', 'Else'], true],
  [['+49 151 23456789', 'Anna'], false],
  [['Anna', '+49 151 23456789'], false],
])('the line %j is a header: %s', (cells, isHeader) => {
  expect(looksLikeHeader(cells, fields, { resource: person, kinds })).toBe(isHeader);
});
