import type { Import } from './imports';

/** One way round for each circle of files, written `a -> b -> a`. A circle of types alone counts: it is one idea cut in two. */
export const circlesIn = (imports: readonly Import[]): string[] => {
  const next = neighbours(imports);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push([...trail.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
};

const neighbours = (imports: readonly Import[]): Map<string, Set<string>> => {
  const next = new Map<string, Set<string>>();
  for (const { from, to, isPackage } of imports) {
    if (isPackage) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  return next;
};
