/** Works through a queue, several at a time. After the first failure nothing new is begun; then it is thrown. */
export const inLanes = async <T>(
  atOnce: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const queue = [...items];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined && failures.length === 0; next = queue.shift())
      await work(next).catch((failure: unknown) => void failures.push(failure));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  if (failures.length > 0) throw failures[0];
};
