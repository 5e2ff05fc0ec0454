import de from './de/proof.json'
import es from './es/proof.json'
import fr from './fr/proof.json'
import ja from './ja/proof.json'
import pt from './pt/proof.json'
import { count, i18n } from './i18n.ts'

export const proofWords = i18n('proof', [de, es, fr, ja, pt], {
  proofOfLicenses: 'Proof of licenses',
  tableAndPageToPrint:
    'A table and a page to print, with licenses, dates and who holds them. Everyone you give them to reads clients and orders, too.',
  proofFor: 'Proof for',
  makeProof: 'Make proof',
  readingFileAndAccount: 'Reading the file and the account',
  savedAsTableAndPage: 'Saved as a table and a page',
  nothingToProve: 'Nothing to prove',
  tableCsv: 'Table (CSV)',
  page: 'Page',
  drawInFile: 'Draw in the file',
  wholeFile: 'The whole file',
  selectedLayers: 'The selected layers',
  filesAsZip: count({
    one: '{count} licensed file as ZIP',
    other: '{count} licensed files as ZIP'
  }),
  savedIn: count({
    one: '{zipped} of {length} saved in {count} ZIP.',
    other: '{zipped} of {length} saved in {count} ZIPs.'
  })
})
