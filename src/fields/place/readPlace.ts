/** A point of the earth, in degrees: north and east are more than 0. */
export type PlaceValue = { readonly lat: number; readonly lng: number };

/**
 * Reads a place as people and maps write one: `52.5163, 13.3777`, `52°30'59"N 13°22'40"E`, `N 52.5163 E 13.3777`,
 * `geo:52.5163,13.3777`; undefined where it is none. Decimal commas are none: nobody knows whether `52,5` is one number or
 * two.
 */
export const readPlace = (text: string): PlaceValue | undefined => {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/^GEO:([^,]*),/, '$1, ')
    .replaceAll(/[′’‘´`]/g, "'")
    .replaceAll(/''|[″“”]/g, '"')
    .replaceAll('−', '-');
  if (plain.length > MOST_LETTERS || isOneNumber(plain)) return undefined;
  const halves = halvesOf(plain);
  const [one, other] = halves.map(angleIn);
  if (!one || !other || halves.length !== 2) return undefined;
  const [north, east] = isEastWest(one) ? [other, one] : [one, other];
  // Both say their side, or neither does: which is which is then their order.
  if (isEastWest(north) || (north.side === '') !== (east.side === '')) return undefined;
  if (east.side !== '' && !isEastWest(east)) return undefined;
  const value = { lat: rounded(north.degrees), lng: rounded(east.degrees) };
  return isOnEarth(value) ? value : undefined;
};

/** Is it between the poles, and once around at most? */
export const isOnEarth = ({ lat, lng }: PlaceValue): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** As maps take it: `52.5163, 13.3777`. */
export const placeText = ({ lat, lng }: PlaceValue): string => `${plainNumber(lat)}, ${plainNumber(lng)}`;

/** A tenth of a metre. */
const DECIMALS = 6;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS)) + 0;

const plainNumber = (degrees: number): string => String(rounded(degrees));

const MOST_LETTERS = 80;

/* `52,5` is what half of the world writes for 52.5. */
const isOneNumber = (text: string): boolean => /^-?\d+,\d+$/.test(text);

/* At a comma or a semicolon; else behind the letter of the first side, or before that of the second; else at the space. */
const halvesOf = (text: string): string[] => {
  const cut = text.split(/[,;]/);
  if (cut.length > 1) return cut.map((each) => each.trim());
  const sides = Array.from(text.matchAll(/[NSEW]/g), ({ index }) => index);
  const [first = 0, second = 0] = sides;
  if (sides.length === 2) {
    const at = first === 0 ? second : first + 1;
    return [text.slice(0, at).trim(), text.slice(at).trim()];
  }
  return sides.length === 0 ? text.split(/\s+/) : [];
};

type Angle = { readonly degrees: number; readonly side: string };

const isEastWest = ({ side }: Angle): boolean => side === 'E' || side === 'W';

/* Degrees, and perhaps minutes and seconds; a letter or a sign says which side, not both. */
const angleIn = (text: string): Angle | undefined => {
  const side = text.replaceAll(/[^NSEW]/g, '');
  const isAtEdge = side === '' || text.startsWith(side) || text.endsWith(side);
  const sized = text.replace(side, '').trim();
  const hasSign = /^[+-]/.test(sized);
  if (side.length > 1 || !isAtEdge || (side !== '' && hasSign)) return undefined;
  const size = sizeIn(hasSign ? sized.slice(1) : sized);
  const isMinus = sized.startsWith('-') || side === 'S' || side === 'W';
  return size === undefined ? undefined : { degrees: isMinus ? -size : size, side };
};

const sizeIn = (text: string): number | undefined => {
  const marks = text.replaceAll(/[\d. ]/g, '');
  const numbers = text.split(/[°'" ]/).filter((each) => each !== '');
  const isWritten = `°'"`.startsWith(marks) && numbers.every((each) => NUMBER.test(each));
  const [degrees, minutes = 0, seconds = 0, ...more] = numbers.map(Number);
  if (!isWritten || degrees === undefined || more.length > 0 || minutes >= 60 || seconds >= 60)
    return undefined;
  return degrees + minutes / 60 + seconds / 3600;
};

const NUMBER = /^\d{1,3}(?:\.\d{1,15})?$/;
