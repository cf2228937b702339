// Stands for hoist-non-react-statics, which only Emotion's withTheme uses: nothing here is wrapped by that.
module.exports = (target) => target;
