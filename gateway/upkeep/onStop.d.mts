/**
 * Calls `stop` once when the program is to end, and ends it afterwards: at a signal, or when npm started it and is
 * gone. A second signal ends the program at once.
 */
export declare const onStop: (stop: () => Promise<unknown>) => void;
