import { useRecordContext } from 'react-admin';
import type config from '../../../resources.config';
import { defineOverrides } from '../../../src/overrides/defineOverrides';

const Aside = () => <p>Beside {useRecordContext()?.fullName}</p>;
export default defineOverrides<typeof config.resources.users>({ recordAside: Aside });
