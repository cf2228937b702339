import { configure } from '@testing-library/react';
import { PATIENCE } from './soon';

configure({ asyncUtilTimeout: PATIENCE });
