/** While a call is under way, the same call again shares its result: a double click sends once. */
export const singleFlight = <Input, Result>(call: (input: Input) => Promise<Result>) => {
  const underWay = new Map<string, Promise<Result>>();
  return (input: Input): Promise<Result> => {
    const key = JSON.stringify(input);
    const running = underWay.get(key) ?? call(input).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
};
