// Stands for the package object.entries: every browser we build for has it.
module.exports = Object.entries;
