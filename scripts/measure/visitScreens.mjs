const patience = 60_000;

/** Goes to a list and its form as a person does, and says after each one how many transfers there were. */
export const visitScreens = async (page, { address, transfers }) => {
  page.setDefaultTimeout(patience);
  const settled = settledOn(transfers);
  await page.goto(`${address}/apps/users`);
  const signIn = await settled(page.getByLabel('Email', { exact: true }));
  await enter(page);
  const firstList = await settled(rowMenus(page).first());
  await openEdit(page);
  const firstEdit = await settled(page.getByRole('button', { name: 'Save', exact: true }));
  return { signIn, firstList, firstEdit };
};

/** Signs in at the front door, in a browser that has nothing of the product yet. */
export const visitDashboard = async (page, { address, transfers }) => {
  page.setDefaultTimeout(patience);
  const settled = settledOn(transfers);
  await page.goto(address);
  await settled(page.getByLabel('Email', { exact: true }));
  await enter(page);
  await settled(page.locator('main svg[class*=Charts]').first());
};

const settledOn = (transfers) => async (screen) => {
  await screen.waitFor();
  await quiet(transfers);
  return transfers.length;
};

/** Milliseconds without a transfer after which a screen counts as complete; idle downloads belong to it. */
const calm = 1500;

/* The browser's own `networkidle` was reached once for the document and says nothing about later screens. */
const quiet = async (transfers) => {
  for (let before = -1; before !== transfers.length;) {
    before = transfers.length;
    await new Promise((resolve) => setTimeout(resolve, calm));
  }
};

const enter = async (page) => {
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const rowMenus = (page) => page.getByRole('table').getByRole('button', { name: /^Actions for / });

const openEdit = async (page) => {
  await rowMenus(page).first().click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
};
