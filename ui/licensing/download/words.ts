import { count, filled, i18n } from '../../words/i18n.ts'

/** Licensed files that are saved on the person's computer. */
export const savingFileWords = i18n('saving-files', {
  download: filled('Download {kind}'),
  downloadOf: filled('Download {kind} of {name}'),
  downloadTracks: count({
    one: 'Download {count} track',
    other: 'Download {count} tracks'
  }),
  downloading: filled('Downloading {kind}…'),
  downloadingOf: filled('Downloading {done} of {total} MB'),
  stopOf: filled('Stop downloading {name}')
})

export const savingFileFailures = i18n('saving-file-failures', {
  'gateway-unreachable':
    'Couldn’t reach the Cleared gateway. Try again later; you won’t be charged.',
  'license-not-downloadable':
    'The library doesn’t list this license yet, so it can’t be downloaded. Try again later; you won’t be charged.'
})
