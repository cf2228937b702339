import { useSaying } from '../fields/useSaying';
import { useEntity } from './useEntity';

/** Says something of so many records of the entity, by what they are called: "3 customers changed". */
export const useCounted = () => {
  const say = useSaying();
  const { one, many } = useEntity().label;
  return (key: string, count: number): string => say(key, count === 1 ? one : many, { smart_count: count });
};
