declare const merge: (target: object, ...sources: readonly (object | null | undefined)[]) => object;
export default merge;
