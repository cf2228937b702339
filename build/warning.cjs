// Stands for the package warning, which says nothing in production.
module.exports = () => undefined;
