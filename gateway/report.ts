/** Says in the terminal what a person has to know about; an error with the place it came from. */
export const report = (trouble: unknown): void => {
  const text = trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble);
  process.stderr.write(`${text}\n`);
};
