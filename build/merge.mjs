// Stands for lodash/merge, which react-admin's forms call with plain values: what maps and typed arrays need stays away.
const isPlain = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isUnsafe = (key) => key === '__proto__' || key === 'constructor';

const merged = (former, value) => {
  if (Array.isArray(value)) return merge(Array.isArray(former) ? [...former] : [], value);
  if (isPlain(value)) return merge(isPlain(former) ? { ...former } : {}, value);
  return value;
};

/** Puts every value of the sources into the target, lists and objects member by member; undefined changes nothing. */
export default function merge(target, ...sources) {
  for (const source of sources)
    for (const [key, value] of Object.entries(source ?? {}))
      if (!isUnsafe(key) && (value !== undefined || !(key in target)))
        target[key] = merged(target[key], value);
  return target;
}
