import { describeSignInAddresses } from './signInAddresses.suite';

describeSignInAddresses((paths) => paths);
