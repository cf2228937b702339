/**
 * What texts mean, by the numbering plans as the regulators publish them, written down before anything read them. Where
 * the metadata of the product says otherwise, the line says so.
 */

/** The number meant, `refused`, or the two that may be meant. */
export type Meant = string;
export type Sample = {
  readonly form: string;
  /** Where numbers without a country code are from; nobody says where it is absent. */
  readonly country?: string;
  readonly text: string;
  readonly meant: Meant | readonly [string, string];
  /** What the plan calls the number, where the line is about that. */
  readonly type?: string;
};

const refused = 'refused';

type Forms = {
  /** As it is dialled inside the country. */
  readonly trunk: readonly [string, Meant];
  readonly withoutPlus: readonly [string, Meant];
  readonly doubleZero: readonly [string, Meant];
  readonly shortest: readonly [string, Meant];
  readonly longest: readonly [string, Meant];
  readonly tooShort: readonly [string, Meant];
  readonly tooLong: readonly [string, Meant];
  readonly fixed: readonly [string, Meant, string];
  readonly premium: readonly [string, Meant, string];
};

const plans: Readonly<Record<string, Forms>> = {
  /* mobile: 15x and eight digits, 16x and 17x and seven or eight. The
     metadata knows the lengths of all mobiles together: one digit less after 15x is kept, as a number that is not valid.
     The Bundestag answers at 227-0. */
  DE: {
    trunk: ['0151 71000201', '+4915171000201'],
    withoutPlus: ['49 151 71000201', '+4915171000201'],
    doubleZero: ['0049 (151) 710-00-201', '+4915171000201'],
    shortest: ['+49 30 227-0', '+49302270'],
    longest: ['+49 1511 2345678', '+4915112345678'],
    tooShort: ['+49 1511 234567', '+491511234567'],
    tooLong: ['+49 1511 23456789', refused],
    fixed: ['030 22732152', '+493022732152', 'fixed'],
    premium: ['0900 1 234567', '+499001234567', 'premium'],
  },
  /* ten digits after the zero, some of the oldest have nine, Childline has seven */
  GB: {
    trunk: ['07911 123456', '+447911123456'],
    withoutPlus: ['447911123456', '+447911123456'],
    doubleZero: ['0044 7911 123456', '+447911123456'],
    shortest: ['0800 1111', '+448001111'],
    longest: ['+44 20 7946 0000', '+442079460000'],
    tooShort: ['+44 7911 12345', refused],
    tooLong: ['+44 7911 1234567', refused],
    fixed: ['020 7219 3000', '+442072193000', 'fixed'],
    premium: ['0909 879 0000', '+449098790000', 'premium'],
  },
  /* nine digits after the zero, always */
  FR: {
    trunk: ['06 12 34 56 78', '+33612345678'],
    withoutPlus: ['33612345678', '+33612345678'],
    doubleZero: ['00 33 6 12 34 56 78', '+33612345678'],
    shortest: ['+33 9 72 12 34 56', '+33972123456'],
    longest: ['+33 7 81 23 45 67', '+33781234567'],
    tooShort: ['+33 6 12 34 56 7', refused],
    tooLong: ['+33 6 12 34 56 789', refused],
    fixed: ['01.40.63.60.00', '+33140636000', 'fixed'],
    premium: ['0899 12 34 56', '+33899123456', 'premium'],
  },
  /* the zero of a fixed line is a digit of the number, also from abroad; mobile nine or ten; the Vatican has 06 6982. The
     metadata also has mailboxes, with one digit or two more than a mobile: too long is what is longer than these. */
  IT: {
    trunk: ['06 6760 1234', '+390667601234'],
    withoutPlus: ['39 333 1234567', '+393331234567'],
    doubleZero: ['0039 333 1234567', '+393331234567'],
    shortest: ['+39 06 6982', '+39066982'],
    longest: ['+39 347 1234567', '+393471234567'],
    tooShort: ['+39 333 12345', refused],
    tooLong: ['+39 333 1234567890', refused],
    fixed: ['+39 06 6760 1234', '+390667601234', 'fixed'],
    premium: ['899 123456', '+39899123456', 'premium'],
  },
  /* four to thirteen digits after the zero; the metadata takes a mobile from seven on, of which ten are usual */
  AT: {
    trunk: ['0664 1234567', '+436641234567'],
    withoutPlus: ['43 664 1234567', '+436641234567'],
    doubleZero: ['0043 664 1234567', '+436641234567'],
    shortest: ['+43 1 40400', '+43140400'],
    longest: ['+43 664 1234567890', '+436641234567890'],
    tooShort: ['+43 664 12', refused],
    tooLong: ['+43 664 12345678901', refused],
    fixed: ['01 401 10-0', '+431401100', 'fixed'],
    premium: ['0900 123456', '+43900123456', 'premium'],
  },
  /* nine digits after the zero; a mailbox is 860 before the mobile number */
  CH: {
    trunk: ['079 123 45 67', '+41791234567'],
    withoutPlus: ['41791234567', '+41791234567'],
    doubleZero: ['0041 79 123 45 67', '+41791234567'],
    shortest: ['+41 44 668 18 00', '+41446681800'],
    longest: ['+41 860 79 123 45 67', '+41860791234567'],
    tooShort: ['+41 79 123 45 6', refused],
    tooLong: ['+41 79 123 45 678', refused],
    fixed: ['044 668 18 00', '+41446681800', 'fixed'],
    premium: ['0900 123 456', '+41900123456', 'premium'],
  },
  /* nine digits, no zero before them */
  ES: {
    trunk: ['612 345 678', '+34612345678'],
    withoutPlus: ['34612345678', '+34612345678'],
    doubleZero: ['0034 612 34 56 78', '+34612345678'],
    shortest: ['+34 912 345 678', '+34912345678'],
    longest: ['+34 722 345 678', '+34722345678'],
    tooShort: ['+34 612 345 67', refused],
    tooLong: ['+34 612 345 6789', refused],
    fixed: ['91 390 60 00', '+34913906000', 'fixed'],
    premium: ['806 123 456', '+34806123456', 'premium'],
  },
  /* nine digits, no zero before them */
  PT: {
    trunk: ['912 345 678', '+351912345678'],
    withoutPlus: ['351912345678', '+351912345678'],
    doubleZero: ['00351 912 345 678', '+351912345678'],
    shortest: ['+351 800 201 234', '+351800201234'],
    longest: ['+351 961 234 567', '+351961234567'],
    tooShort: ['+351 912 345 67', refused],
    tooLong: ['+351 912 345 6789', refused],
    fixed: ['21 391 9000', '+351213919000', 'fixed'],
    premium: ['760 200 200', '+351760200200', 'premium'],
  },
  /* nine digits after the zero; 0800 and 0900 may have four after them, machines have eight after 0970 */
  NL: {
    trunk: ['06-12345678', '+31612345678'],
    withoutPlus: ['31612345678', '+31612345678'],
    doubleZero: ['0031 6 1234 5678', '+31612345678'],
    shortest: ['0800-1234', '+318001234'],
    longest: ['+31 970 12345678', '+3197012345678'],
    tooShort: ['+31 6 1234567', refused],
    tooLong: ['+31 6 123456789', refused],
    fixed: ['070-318 22 11', '+31703182211', 'fixed'],
    premium: ['0900 1234567', '+319001234567', 'premium'],
  },
  /* eight digits after the zero, mobile nine */
  BE: {
    trunk: ['0470 12 34 56', '+32470123456'],
    withoutPlus: ['32470123456', '+32470123456'],
    doubleZero: ['0032 470 12 34 56', '+32470123456'],
    shortest: ['+32 2 549 81 11', '+3225498111'],
    longest: ['+32 495 12 34 56', '+32495123456'],
    tooShort: ['+32 470 12 34 5', refused],
    tooLong: ['+32 470 12 34 567', refused],
    fixed: ['02 549 81 11', '+3225498111', 'fixed'],
    premium: ['0902 12 345', '+3290212345', 'premium'],
  },
  /* nine digits, no zero before them */
  PL: {
    trunk: ['512 345 678', '+48512345678'],
    withoutPlus: ['48512345678', '+48512345678'],
    doubleZero: ['0048 512 345 678', '+48512345678'],
    shortest: ['+48 800 123 456', '+48800123456'],
    longest: ['+48 601 234 567', '+48601234567'],
    tooShort: ['+48 512 345 67', refused],
    tooLong: ['+48 512 345 6789', refused],
    fixed: ['22 694 25 00', '+48226942500', 'fixed'],
    premium: ['701 234 567', '+48701234567', 'premium'],
  },
  /* seven to nine digits after the zero, mobile nine; 0900 has seven after it */
  SE: {
    trunk: ['070-123 45 67', '+46701234567'],
    withoutPlus: ['46701234567', '+46701234567'],
    doubleZero: ['0046 70 123 45 67', '+46701234567'],
    shortest: ['+46 8 123 456', '+468123456'],
    longest: ['+46 900 123 45 67', '+469001234567'],
    tooShort: ['+46 70 123 45 6', refused],
    tooLong: ['+46 70 123 45 678', refused],
    fixed: ['08-786 40 00', '+4687864000', 'fixed'],
    premium: ['0939 123 45 67', '+469391234567', 'premium'],
  },
  /* eight digits; businesses have five, of which the first is a zero that belongs to them */
  NO: {
    trunk: ['406 12 345', '+4740612345'],
    withoutPlus: ['47 406 12 345', '+4740612345'],
    doubleZero: ['0047 406 12 345', '+4740612345'],
    shortest: ['+47 02800', '+4702800'],
    longest: ['+47 915 12 345', '+4791512345'],
    tooShort: ['+47 406 12 34', refused],
    tooLong: ['+47 406 12 3456', refused],
    fixed: ['23 31 30 50', '+4723313050', 'fixed'],
    premium: ['820 12 345', '+4782012345', 'premium'],
  },
  /* five to eleven digits after the zero, mobile up to ten; parliament is 09 4321 */
  FI: {
    trunk: ['040 123 4567', '+358401234567'],
    withoutPlus: ['358401234567', '+358401234567'],
    doubleZero: ['00358 40 123 4567', '+358401234567'],
    shortest: ['+358 9 4321', '+35894321'],
    longest: ['+358 40 1234 5678', '+3584012345678'],
    tooShort: ['+358 40 123', refused],
    tooLong: ['+358 40 1234 56789', refused],
    fixed: ['09 432 1000', '+35894321000', 'fixed'],
    premium: ['0600 12345', '+35860012345', 'premium'],
  },
  /* ten digits; one before them is dialled inside the country, and is its code */
  US: {
    trunk: ['1 (212) 456-7890', '+12124567890'],
    withoutPlus: ['12124567890', '+12124567890'],
    doubleZero: ['001 212 456 7890', '+12124567890'],
    shortest: ['+1 202 224 3121', '+12022243121'],
    longest: ['+1 800 234 5678', '+18002345678'],
    tooShort: ['+1 212 456 789', refused],
    tooLong: ['+1 212 456 78901', refused],
    fixed: ['(202) 224-3121', '+12022243121', 'fixedOrMobile'],
    premium: ['1-900-234-5678', '+19002345678', 'premium'],
  },
  /* nine digits after the zero; 13 and four for businesses, 1800 and 1900 and six */
  AU: {
    trunk: ['0412 345 678', '+61412345678'],
    withoutPlus: ['61412345678', '+61412345678'],
    doubleZero: ['0061 412 345 678', '+61412345678'],
    shortest: ['+61 13 12 34', '+61131234'],
    longest: ['+61 1800 123 456', '+611800123456'],
    tooShort: ['+61 412 345 67', refused],
    tooLong: ['+61 412 345 6789', refused],
    fixed: ['02 6277 7111', '+61262777111', 'fixed'],
    premium: ['1900 123 456', '+611900123456', 'premium'],
  },
  /* area code and eight digits, mobile nine of which the first is a 9; 4004 and four without an area. The metadata still
     has the mobiles of eight that there were: such a one is kept, as a number that is not valid. */
  BR: {
    trunk: ['(011) 91234-5678', '+5511912345678'],
    withoutPlus: ['5511912345678', '+5511912345678'],
    doubleZero: ['0055 11 91234-5678', '+5511912345678'],
    shortest: ['+55 4004 1234', '+5540041234'],
    longest: ['+55 21 99876-5432', '+5521998765432'],
    tooShort: ['+55 11 9123-4567', '+551191234567'],
    tooLong: ['+55 11 91234-56789', refused],
    fixed: ['(61) 3216-0000', '+556132160000', 'fixed'],
    premium: ['0900 123 4567', '+559001234567', 'premium'],
  },
  /* nine digits after the zero, mobile ten */
  JP: {
    trunk: ['090-1234-5678', '+819012345678'],
    withoutPlus: ['819012345678', '+819012345678'],
    doubleZero: ['0081 90 1234 5678', '+819012345678'],
    shortest: ['+81 3 3581 5111', '+81335815111'],
    longest: ['+81 80 1234 5678', '+818012345678'],
    tooShort: ['+81 90 1234 567', refused],
    tooLong: ['+81 90 1234 56789', refused],
    fixed: ['03-3581-5111', '+81335815111', 'fixed'],
    premium: ['0990-123-456', '+81990123456', 'premium'],
  },
  /* ten digits after the zero; 444 and four without an area */
  TR: {
    trunk: ['0532 123 45 67', '+905321234567'],
    withoutPlus: ['905321234567', '+905321234567'],
    doubleZero: ['0090 532 123 45 67', '+905321234567'],
    shortest: ['+90 444 1 444', '+904441444'],
    longest: ['+90 533 123 45 67', '+905331234567'],
    tooShort: ['+90 532 123 45 6', refused],
    tooLong: ['+90 532 123 45 678', refused],
    fixed: ['0312 420 50 00', '+903124205000', 'fixed'],
    premium: ['0900 123 45 67', '+909001234567', 'premium'],
  },
  /* ten digits after an 8 */
  RU: {
    trunk: ['8 (916) 123-45-67', '+79161234567'],
    withoutPlus: ['79161234567', '+79161234567'],
    doubleZero: ['007 916 123-45-67', '+79161234567'],
    shortest: ['+7 495 692-62-66', '+74956926266'],
    longest: ['+7 926 123-45-67', '+79261234567'],
    tooShort: ['+7 916 123-45-6', refused],
    tooLong: ['+7 916 123-45-678', refused],
    fixed: ['+7 (8) (495) 692-62-66', '+74956926266', 'fixed'],
    premium: ['8 809 123-45-67', '+78091234567', 'premium'],
  },
};

/** The plans of the countries, nine forms each. */
export const planSamples: readonly Sample[] = Object.entries(plans).flatMap(([country, forms]) =>
  Object.entries(forms).map(([form, [text, meant, type]]: [string, readonly (string | undefined)[]]) => ({
    form: `${country} ${form}`,
    country,
    text: text ?? '',
    meant: meant ?? refused,
    ...(type !== undefined && { type }),
  })),
);

/** A mobile number of each country: what people write in other ways below. */
export const mobiles: readonly { readonly country: string; readonly number: string }[] = Object.entries(
  plans,
).map(([country, { withoutPlus, fixed }]) => ({
  country,
  number: withoutPlus[1] === refused ? fixed[1] : withoutPlus[1],
}));
