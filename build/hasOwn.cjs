// Stands for the package hasown: every browser we build for has it.
module.exports = Object.hasOwn;
