import type { files as english } from '../en/files';
import type { TranslationOf } from '../translationOf';

export const files = {
  files: {
    choose: 'Datei auswählen',
    chooseSeveral: 'Dateien auswählen',
    accepted: 'Oder hier ablegen oder einfügen: %{types}, bis %{most} MB.',
    uploading: '%{name} wird hochgeladen',
    done: '%{name} ist hochgeladen.',
    removed: '%{name} ist entfernt.',
    remove: '%{name} entfernen',
    cancel: 'Hochladen von %{name} abbrechen',
    again: 'Noch einmal versuchen, %{name} hochzuladen',
    retry: 'Noch einmal versuchen',
    running: 'Es wird noch hochgeladen: Warten Sie, oder brechen Sie ab.',
    tooLarge: '%{name} ist zu groß: höchstens %{most} MB.',
    noRoom: 'Es ist Platz für eine Datei. |||| Es ist Platz für %{smart_count} Dateien.',
    download: '%{name} herunterladen',
    gone: 'Diese Datei gibt es nicht mehr, oder Sie dürfen sie nicht lesen.',
  },
} satisfies TranslationOf<typeof english>;
