// Stands for the package query-string: react-admin reads and writes plain one-word parameters, which every browser can.

/** Parameters by name; a repeated one is a list of its values. */
export const parse = (search) => {
  const params = new URLSearchParams(search);
  const entries = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return Object.fromEntries(entries);
};

const written = ([name, value]) => {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each) => each !== undefined).map((each) => pair(name, each));
};

const pair = (name, value) =>
  value === null ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** The parameters in the order of their names; undefined ones are left out, null ones have no value. */
export const stringify = (values) =>
  Object.entries(values)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(written)
    .join('&');

export default { parse, stringify };
