import { filled, i18n } from '../../words/i18n.ts'

export const playerWords = i18n('player', {
  player: 'Player',
  open: filled('Open {title}'),
  play: filled('Play {title}'),
  pause: filled('Pause {title}'),
  previous: 'Previous track',
  next: 'Next track',
  position: filled('Position in {title}'),
  timeOf: filled('{time} of {duration}'),
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  close: 'Close player'
})

/** Texts for failures while listening. */
export const playFailures = i18n('play-failures', {
  offline:
    'The connection was lost. Check it, then try again to continue here.',
  'download-incomplete': 'The preview ended early. Try again to continue here.',
  'download-replaced':
    'This preview can’t be played. Try again or choose another track.',
  'not-found': 'This track is no longer in the library. Choose another one.'
})
