import de from './de/resuming.json'
import es from './es/resuming.json'
import fr from './fr/resuming.json'
import ja from './ja/resuming.json'
import pt from './pt/resuming.json'
import { count, filled, i18n } from './i18n.ts'

export const resumingWords = i18n('resuming', [de, es, fr, ja, pt], {
  otherFile:
    'Licensed for another file. Open that file and Cleared to swap it there.',
  resuming: 'Finishing what was interrupted…',
  licensingInterrupted: filled('Licensing was interrupted: {what}.'),
  swappingInterrupted: filled('Swapping was interrupted: {what}.'),
  licensed: count({
    one: '{count} asset licensed',
    other: '{count} assets licensed'
  }),
  refused: count({
    one: '{count} asset not licensed, at no cost',
    other: '{count} assets not licensed, at no cost'
  }),
  doubtful: count({
    one: '{count} asset not certain yet',
    other: '{count} assets not certain yet'
  }),
  swapped: count({
    one: '{count} asset swapped',
    other: '{count} assets swapped'
  }),
  waiting: count({
    one: '{count} asset not swapped everywhere yet',
    other: '{count} assets not swapped everywhere yet'
  }),
  begunIn: filled(
    'It began in “{file}”. If this is a copy of that file, press “License” there too: what is licensed already costs nothing.'
  ),
  account: 'Account'
})
