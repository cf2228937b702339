/** What files that people upload say. */
export const files = {
  files: {
    choose: 'Choose a file',
    chooseSeveral: 'Choose files',
    accepted: 'Or drop it here, or paste it: %{types}, up to %{most} MB.',
    uploading: 'Uploading %{name}',
    done: '%{name} is uploaded.',
    removed: '%{name} is removed.',
    remove: 'Remove %{name}',
    cancel: 'Cancel the upload of %{name}',
    again: 'Try again: upload %{name}',
    retry: 'Try again',
    running: 'An upload is still running: wait for it, or cancel it.',
    tooLarge: '%{name} is too large: %{most} MB at most.',
    noRoom: 'There is room for one file. |||| There is room for %{smart_count} files.',
    download: 'Download %{name}',
    gone: 'This file is not there anymore, or you may not read it.',
  },
};
