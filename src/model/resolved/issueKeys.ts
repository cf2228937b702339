/**
 * Why a form, an import or the gateway refuses a value: the keys below `app.form` that an issue can have. A new
 * one needs its words in every language of `src/locales`; the contract tests miss them otherwise.
 */
export const formKeys = [
  'required',
  'minLength',
  'maxLength',
  'min',
  'max',
  'email',
  'noTimeZone',
  'unique',
  'uniqueTogether',
  'oneOf',
  'placeholder',
  'placeholderAt',
  'placeholderNear',
  'placeholderOpen',
  'placeholdersOr',
  'number',
  'text',
  'boolean',
  'list',
  'object',
  'reference',
  'noneNamed',
  'severalNamed',
  'pattern',
  'passwordWrong',
  'passwordSame',
  'codeWrong',
  'colour',
  'country',
  'countries',
  'passwordMixed',
  'passwordRule',
  'passwordRuleMixed',
  'phone',
  'phoneCode',
  'phoneExtension',
  'phoneFixed',
  'phoneLetters',
  'phoneLong',
  'phoneNational',
  'phonePremium',
  'phoneRounded',
  'phoneSatellite',
  'phoneSeveral',
  'phoneShort',
  'phoneUnclear',
  'phoneUnknown',
  'url',
  'image',
  'notInteger',
  'digits',
  'money',
  'date',
  'dateTime',
  'dialPrefixes',
  'duration',
  'notBefore',
  'notOffered',
  'notAfter',
  'minItems',
  'maxItems',
  'maxSegments',
  'json',
  'tierFrom',
  'tierTo',
  'tierLast',
  'tierText',
  'time',
  'transition',
  'transitionNone',
  'rule',
  'slug',
] as const;

export type FormKey = (typeof formKeys)[number];

/** Why an action is not for a record: these keys name their group themselves. */
export const actionKeys = [
  'actions.needs',
  'actions.notNow',
  'actions.ruleNotMet',
  'actions.closed',
] as const;

export type ActionKey = (typeof actionKeys)[number];

/** What a cell (`app.cell`) calls a value of the wrong shape, and the word of a form for the same. */
export const formKeyOf = {
  notText: 'text',
  notNumber: 'number',
  notDate: 'date',
  notBoolean: 'boolean',
  notList: 'list',
  notObject: 'object',
  badDuration: 'duration',
  badMoney: 'money',
  badEmail: 'email',
  badPhone: 'phone',
  badUrl: 'url',
  badImage: 'image',
} as const satisfies Readonly<Record<string, FormKey>>;

/** The shape of a value is wrong: a key below `app.cell`. */
export type CellKey = keyof typeof formKeyOf;
