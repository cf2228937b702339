export const page = {
  start: { nothing: 'Nothing to open yet' },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at %{path}.',
    home: 'Go to the start page',
  },
  denied: {
    title: 'You cannot open %{name}',
    text: 'Your account lacks the right to %{action} %{subject}.',
    help: 'If you need it, ask an administrator for it.',
  },
  error: {
    title: 'This page stopped working',
    text: 'Nothing you saved is lost. You can try again or go elsewhere.',
    updateTitle: 'A newer version is available',
    reload: 'Reload',
  },
  override: 'This part comes from %{file}, which failed: %{message}',
  missing: {
    offline: 'There is no connection. This part comes as soon as there is one.',
    unreachable: 'The server cannot be reached. This part comes as soon as it answers.',
    outdated: 'This part of the page is no longer on the server. Reload to get the newer version.',
    unknown: 'This part could not be downloaded. It is tried again every few seconds.',
  },
  config: {
    title: 'The configuration has problems',
    count: '%{smart_count} problem |||| %{smart_count} problems',
    text: 'The app starts as soon as they are put right.',
    entityTitle: 'The configuration of “%{name}” has problems',
    entityText:
      'Its pages and its part of the API come back as soon as they are put right. Everything else works.',
    id: 'Id',
    path: 'Place',
    fault: 'What is wrong',
    hint: 'What would be right',
  },
};
