import {
  getCountries,
  Metadata,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/max';
import type { FormKey } from '../../model/resolved/issueKeys';
import type { StoredDoubt, TextAround, TextGroup } from '../../model/resolved/kind';
import { writtenPart, writtenPhone } from './writtenPhone';

export { writtenIn } from './writtenIn';

/** How a text says which country its number is of. */
export type PhoneGroup = Exclude<TextGroup, 'unclear'>;

export type PhoneType = (typeof types)[keyof typeof types] | 'satellite';

export type PhoneNumber = {
  /** As E.164: `+493012345678`. */
  readonly number: string;
  readonly group: PhoneGroup;
  /** Whether the plan of its country has such a number; else it has the right length, and no more is known. */
  readonly isValid: boolean;
  /** Of a valid number, where its plan tells. */
  readonly type?: PhoneType;
};

/** A number, two that the text may mean, or why it is none. */
export type PhoneReading =
  PhoneNumber | { readonly unclear: readonly [PhoneNumber, PhoneNumber] } | { readonly fault: FormKey };

/**
 * The number that a text means. `country` is that of numbers that name none, as two capital letters: without it such a
 * number is a fault. Nothing is repaired: what is not possible by the plan of its country is refused.
 */
export const readPhone = (text: string, { country }: TextAround = {}): PhoneReading => {
  const reading = readings(`${country ?? ''} ${text}`, () => read(text, country));
  // Read as what it means, it is asked for as it is stored.
  if ('number' in reading && reading.number !== text)
    readings(` ${reading.number}`, () => ({ ...reading, group: 'international' }));
  return reading;
};

const read = (text: string, country: string | undefined): PhoneReading => {
  const written = writtenPhone(text);
  if ('fault' in written) return written;
  const { digits, hasPlus } = written;
  if (hasPlus) return decided([international(digits)]);
  const home = country === undefined ? undefined : planOf(country);
  const abroad = [...new Set(['00', home?.abroad ?? '00'])]
    .filter((prefix) => digits.startsWith(prefix))
    .map((prefix) => international(digits.slice(prefix.length)));
  /* Without a + only a number that there is can be meant with its code. */
  const coded = [grouped(fromCode(digits), 'countryCode')].filter(isValid);
  const own = home && !digits.startsWith('00') ? ofHome(digits, home) : [];
  return decided([...abroad, ...own, ...coded]);
};

/* What was found for the last keys: an import asks for each of its texts several times. */
const remembering = <T>() => {
  const known = new Map<string, T>();
  return (key: string, find: () => T): T => {
    const found = known.get(key) ?? find();
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, found);
    return found;
  };
};

const MOST_REMEMBERED = 20_000;

const readings = remembering<PhoneReading>();

/** The countries whose numbers can be read without their code, as two capital letters. */
export const phoneCountries = (): readonly string[] => getCountries();

/** What the plan of its country says of a number as it is stored: its type, where it has one, or that there is none like it. */
export const rangeOf = (number: string): PhoneType | 'unknown' | undefined => {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.number === number && parsed.isValid() ? typeOf(number, parsed.getType()) : 'unknown';
};

/** The country of a number as it is stored; where its plan has none like it, the first of those that share its code. */
export const countryOf = (number: string): string | undefined => {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country ?? parsed?.getPossibleCountries()[0];
};

/** The beginning of a number behind its +, without the trunk zero that may stand behind its code: `49 0171`. */
export const beginningAbroad = (digits: string): string => {
  const code = codeOf(digits);
  const trunk = code === undefined ? undefined : planOfCode(code).trunk;
  if (code === undefined || trunk === undefined || !digits.startsWith(code + trunk)) return digits;
  return code + digits.slice(code.length + trunk.length);
};

/**
 * The beginning of numbers that a text means, such as `+49151` for `0049 151` or `49 (0)151`; undefined where it means none.
 * A few digits alone are a country code, or nobody knows of which country they are: `151` begins mobiles in Germany.
 */
export const readPrefix = (text: string): string | undefined => {
  const written = writtenPart(text);
  const digits = written?.digits.replace(/^00/, '') ?? '';
  const code = codeOf(digits);
  const isAbroad = written?.hasPlus === true || digits !== written?.digits || digits.length > LONGEST_AT_HOME;
  return code !== undefined && (isAbroad || code === digits) ? `+${beginningAbroad(digits)}` : undefined;
};

/* Digits by which the mobiles of a country are told apart at home. */
const LONGEST_AT_HOME = 4;

/**
 * What is to be looked at in a number that was stored before numbers were read like this. One whose code may have been put
 * in front of another is no doubt where it is a mobile of its country: such are too many for chance.
 */
export const storedDoubt = (stored: string): StoredDoubt<string> | undefined =>
  doubts(stored, () => ({ doubt: doubtIn(stored) })).doubt;

const doubts = remembering<{ readonly doubt: StoredDoubt<string> | undefined }>();

const doubtIn = (stored: string): StoredDoubt<string> | undefined => {
  const reading = readPhone(stored);
  if ('unclear' in reading) return { why: 'ambiguous' };
  const other = behindAddedCode(stored);
  if ('fault' in reading)
    return other === undefined ? { why: 'impossible' } : { why: 'ambiguous', meant: other };
  const { number, isValid, type = 'fixed' } = reading;
  if (number !== stored) return { why: 'spelling', meant: number, isSure: isValid };
  if (other !== undefined && !(isValid && MOBILES.has(type))) return { why: 'ambiguous', meant: other };
  return isValid ? undefined : { why: 'unknown' };
};

/* `+49` in front of `33612345678`, as an import did that took what lacks a + for national. */
const behindAddedCode = (stored: string): string | undefined => {
  const digits = /^\+(\d+)$/.exec(stored)?.[1] ?? '';
  const other = fromCode(digits.slice(codeOf(digits)?.length ?? 0));
  const isMobile = 'number' in other && other.isValid && MOBILES.has(other.type ?? 'fixed');
  return isMobile ? other.number : undefined;
};

const MOBILES: ReadonlySet<PhoneType> = new Set(['mobile', 'fixedOrMobile']);

type Found = { readonly number: string; readonly isValid: boolean; readonly type?: PhoneType };
type Judged = Found | { readonly fault: FormKey };
type Candidate = PhoneNumber | { readonly fault: FormKey };

const grouped = (judged: Judged, group: PhoneGroup): Candidate =>
  'fault' in judged ? judged : { ...judged, group };

const international = (digits: string): Candidate => grouped(fromCode(digits), 'international');

/** The digits as they are dialled inside a country, and with a trunk zero that is missing. */
const ofHome = (digits: string, { code, trunk }: Plan): readonly Candidate[] => {
  const dialled =
    trunk !== undefined && digits.startsWith(trunk)
      ? [grouped(judge(code, digits.slice(trunk.length)), 'national')]
      : [];
  const bare = grouped(judge(code, digits), 'national');
  const hasFront = dialled.length > 0 || digits.startsWith(code);
  return [...dialled, ...(isWithoutTrunk(bare, digits, hasFront) ? [bare] : [])];
};

/* Where a number is written with its trunk zero, one without is a mobile that a spreadsheet has taken it from. */
const isWithoutTrunk = (bare: Candidate, digits: string, hasFront: boolean): boolean => {
  if ('fault' in bare) return true;
  const usual = parsePhoneNumberFromString(bare.number)?.formatNational().replaceAll(/\D/g, '');
  if (usual === digits) return bare.isValid || !hasFront;
  return bare.isValid && (bare.type === 'mobile' || bare.type === 'fixedOrMobile');
};

/* Numbers that there are come before those that there may be. */
const decided = (candidates: readonly Candidate[]): PhoneReading => {
  const numbers = candidates.flatMap((each) => ('fault' in each ? [] : [each]));
  const valid = numbers.filter(isValid);
  const [one, ...more] = valid.length > 0 ? valid : numbers;
  if (!one) return candidates.find((each) => 'fault' in each) ?? { fault: 'phoneNational' };
  const other = more.find(({ number }) => number !== one.number);
  return other ? { unclear: [one, other] } : one;
};

/** Digits that begin with a country code. The trunk zero of people at home may stand behind it: `+49 0171`. */
const fromCode = (digits: string): Judged => {
  const code = codeOf(digits);
  if (code === undefined) return { fault: 'phoneCode' };
  const national = digits.slice(code.length);
  const whole = judge(code, national);
  const { trunk } = planOfCode(code);
  if (isValid(whole) || trunk === undefined || !national.startsWith(trunk)) return whole;
  return judge(code, national.slice(trunk.length));
};

const isValid = (judged: Judged): boolean => 'number' in judged && judged.isValid;

const codeOf = (digits: string): string | undefined =>
  [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => metadata.hasCallingCode(code));

const judge = (code: string, national: string): Judged => {
  const number = `+${code}${national}`;
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return { fault: national.length > 5 ? 'phoneLong' : 'phoneShort' };
  if (!parsed.isPossible())
    return { fault: validatePhoneNumberLength(number) === 'TOO_LONG' ? 'phoneLong' : 'phoneShort' };
  if (parsed.number === number && parsed.isValid()) {
    const type = typeOf(number, parsed.getType());
    return { number, isValid: true, ...(type && { type }) };
  }
  /* no number begins with what is dialled before it */
  const { trunk } = planOfCode(code);
  if (parsed.number !== number || (trunk === '0' && national.startsWith('0'))) return { fault: 'phone' };
  const fault = wrongLength(code, national);
  return fault ? { fault } : { number, isValid: false };
};

const typeOf = (number: string, type: string | undefined): PhoneType | undefined =>
  SATELLITES.test(number) ? 'satellite' : types[type as keyof typeof types];

/* Inmarsat, the networks of +881, and those of +882 that are in the sky: Thuraya and Emsat */
const SATELLITES = /^\+(?:870|881|8821[36])/;

const types = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixed',
  FIXED_LINE_OR_MOBILE: 'fixedOrMobile',
  PREMIUM_RATE: 'premium',
  TOLL_FREE: 'tollFree',
  SHARED_COST: 'sharedCost',
  VOIP: 'voip',
  PERSONAL_NUMBER: 'personal',
  PAGER: 'pager',
  UAN: 'company',
  VOICEMAIL: 'voicemail',
} as const;

/* A plan may have numbers of a length, and none of that length among those that begin like this one. */
const wrongLength = (code: string, national: string): FormKey | undefined => {
  const { lengths, lengthsOf } = planOfCode(code);
  const isOther = (digits: string) => {
    const parsed = parsePhoneNumberFromString(`+${code}${digits}`);
    const type = parsed?.nationalNumber === digits && parsed.isValid() ? parsed.getType() : undefined;
    return type !== undefined && !lengthsOf(type).includes(national.length);
  };
  const longer = lengths.filter((length) => length > national.length);
  if (longer.some((length) => FILLED.some((more) => isOther((national + more).slice(0, length)))))
    return 'phoneShort';
  const shorter = lengths.filter((length) => length < national.length);
  return shorter.some((length) => isOther(national.slice(0, length))) ? 'phoneLong' : undefined;
};

const FILLED = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => digit.repeat(17));

type Plan = {
  readonly code: string;
  /** What is dialled before a number inside the country; undefined where there is nothing. */
  readonly trunk: string | undefined;
  readonly lengths: readonly number[];
  /** Of its numbers of one type. */
  readonly lengthsOf: (type: string) => readonly number[];
  /** What is dialled for calls abroad; `00` where companies have different ones. */
  readonly abroad: string;
};

/* The library's own types leave these out. */
type WholeMetadata = {
  readonly hasCallingCode: (code: string) => boolean | undefined;
  readonly hasCountry: (country: string) => boolean;
  readonly selectNumberingPlan: (countryOrCode: string) => void;
  readonly numberingPlan: {
    readonly callingCode: () => string;
    readonly nationalPrefix: () => string | 0 | undefined;
    readonly possibleLengths: () => readonly number[];
    readonly type: (name: string) => { readonly possibleLengths: () => readonly number[] } | undefined;
    readonly IDDPrefix: () => string;
    readonly defaultIDDPrefix: () => string | undefined;
  };
};

const metadata = new Metadata() as unknown as WholeMetadata;

const plans = remembering<Plan>();

const planOf = (country: string): Plan | undefined =>
  metadata.hasCountry(country) ? planOfCode(country as CountryCode) : undefined;

const planOfCode = (countryOrCode: string): Plan =>
  plans(countryOrCode, () => {
    metadata.selectNumberingPlan(countryOrCode);
    const plan = metadata.numberingPlan;
    const prefix = plan.defaultIDDPrefix() ?? plan.IDDPrefix();
    return {
      code: plan.callingCode(),
      trunk: plan.nationalPrefix() || undefined,
      lengths: plan.possibleLengths(),
      /* `FIXED_LINE_OR_MOBILE` is either */
      lengthsOf: (type) => type.split('_OR_').flatMap((each) => plan.type(each)?.possibleLengths() ?? []),
      abroad: /^\d+$/.test(prefix) ? prefix : '00',
    };
  });
