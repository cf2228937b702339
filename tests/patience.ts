import { configure } from '@testing-library/react';

// As long as a person waits on a slow machine; a second, the default, is a timing.
configure({ asyncUtilTimeout: 10_000 });
