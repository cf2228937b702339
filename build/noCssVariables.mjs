// Stands for MUI's themes by CSS variables, which this product does not use: its two skins are two themes.
const refuse = () => {
  throw new Error('Themes here are made without cssVariables and colorSchemes.');
};

export default refuse;
export { refuse as CssVarsProvider, refuse as useColorScheme, refuse as getInitColorSchemeScript };
export { refuse as createGetCssVar };
