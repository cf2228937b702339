/** A small tree that keeps every rule: what is planted in it stands out. */
export const innocentTree = {
  'resources.config.ts': "import { f } from './config/sms';\nexport default f;\n",
  'config/sms.ts': "import { f } from '../src/config/f';\nexport { f };\n",
  'fixtures/demo/index.ts': "import config from '../../resources.config';\nexport default config;\n",
  'gateway/main.ts':
    "import config from '../fixtures/demo';\nimport { kinds } from '../src/fields/kinds';\nexport { config, kinds };\n",
  'src/cutConfig.ts': "import config from '../resources.config';\nexport { config };\n",
  'src/declared.ts': "export { config } from './cutConfig';\n",
  'src/main.tsx': "import { config } from './declared';\nimport { app } from './app/app';\napp(config);\n",
  'src/app/app.ts': "import { list } from '../views/list';\nexport const app = (c: unknown) => [c, list];\n",
  'src/config/f.ts': 'export const f = {};\nexport interface Kinds { text: object }\n',
  'src/features/bookmarks/star.ts': "import { list } from '../../views/list';\nexport const star = list;\n",
  'src/features/search/box.ts': 'export const box = 1;\n',
  'src/fields/cells.ts': "export const cells = import.meta.glob('./*/cell.tsx');\n",
  'src/fields/kinds.ts': "export const kinds = import.meta.glob('./*/kind.ts');\n",
  'src/fields/money/cell.tsx': "import { Box } from '@mui/material';\nexport default Box;\n",
  'src/fields/money/kind.ts':
    "import type { f } from '../../config/f';\ndeclare module '../../config/f' { interface Kinds { money: object } }\nexport default {} as typeof f;\n",
  'src/model/resolved/model.ts':
    "import type { ReactNode } from 'react';\nimport { f } from '../config/f';\nexport const model = f as ReactNode;\n",
  'src/providers/http.ts': "import { model } from '../model/model';\nexport const http = model;\n",
  'src/samples/todo/todo.ts': 'export const todo = 1;\n',
  'src/views/list.ts': "import { model } from '../model/model';\nexport const list = model;\n",
};
