export default { singleQuote: true, printWidth: 110, semi: true };
