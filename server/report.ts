/** Says in the terminal what a person has to know about; an error with the place it came from, and the request it met. */
export const report = (trouble: unknown, requestId?: string): void => {
  const text = trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble);
  console.error(`${requestId === undefined ? '' : `request ${requestId}: `}${text}`);
};
