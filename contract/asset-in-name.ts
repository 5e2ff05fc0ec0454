import { isDate, isTimeAfterDate } from './date-in-name.ts'

/** The last six to twelve digits, or with a letter, and what is around them. */
const lastId =
  /^([^]*[^0-9A-Za-z])?(0*(?:[1-9]\d{5,11}|[1-9]\d{6,10}[a-z])(?![0-9A-Za-z]))([^]*)$/

/** As a ZIP of the proof names licensed files: asset, license, size. */
const licensedFile =
  /^(?:image|video|audio)-([1-9]\d{5,11})-[a-z]*\d\w*(?:-(?:[a-z_]+|4k))?(?:-\d+)?(?:\.\w+)?$/i

const copyWords = [
  'copy',
  'copie',
  'copia',
  'cópia',
  'kopie',
  'kopia',
  'kopio?',
  'kopyası',
  'копия',
  'копія',
  '(?:の)?コピー',
  '(?:的)?(?:副本|拷贝|拷貝)',
  '(?:의 )?(?:복사본|사본)'
]

const sizes =
  'small|medium|large|huge|super(?:size)?|vector|original|preview|web|sd|hd|4k'

const suffixes = [
  '\\s(?:\\d{1,3}(?!\\s?\\d))?',
  '[_\u2013\u2014-]',
  '\\.(?:mp[34]|m4a|[a-z]{2,4}(?![a-z]))',
  '@\\dx',
  '\\(\\d{1,3}\\)',
  '\\[[^\\]\\d]*\\]',
  `(?:${copyWords.join('|')})\\d{0,3}`,
  `(?:${sizes})(?:_(?:jpg|eps|\\d{3,4}))?`
]

/** What macOS, Windows, Figma, Illustrator and the library add to a name. */
const addition = new RegExp(`^(?:${suffixes.join('|')})*$`, 'i')

/** The library's own file names leave no doubt. */
const ownName =
  /(?:^|[^a-z])(?:shutterstock|stock[ _-](?:photo|vector|illustration|footage|video|music)\b[^]*)[ _-]+(?:editorial[ _-]+)?$/i

const otherLibrary =
  /(?:^|[^a-z])(?:adobe[ _-]?stock|stock\.adobe|istock|gettyimages|depositphotos|dreamstime|123rf|alamy|fotolia|freepik|pexels|pixabay|unsplash|vecteezy)/i

const camera =
  /(?:^|[^a-z])(?:img|dsc[fn]?|pxl|mvimg|vid|dji|screenshot)[ _-]*$/i

/** As Figma names new layers; their numbers can be high. */
const newLayer = /^(?:frame|group|rectangle|ellipse|vector) $/i

/** Phone numbers, prices and decimals. */
const otherNumber = /[+$€£¥]$|\d[.,]$/

const maxLength = 300

/** Most names have none, and are read fast. */
const sixDigits = /\d{6}|[\uff10-\uff19]{6}/

/**
 * The asset that a layer or file is named after, such as
 * `stock-photo-lake_123456789 – Kopie.jpg`. Figma names a layer after its file.
 * The library may not know the id.
 */
export function assetInName(name: string, isCertain = false): string | null {
  if (!sixDigits.test(name)) return null
  const text = plainForm(name.slice(-maxLength))
  const [, licensed = ''] = licensedFile.exec(text) || []
  if (licensed && !isDate(licensed)) return licensed
  const [, before = '', digits = '', rest = ''] = lastId.exec(text) || []
  if (!digits || !addition.test(rest)) return null
  const isNamed = isCertain || ownName.test(before)
  return isNamed || isPlausible(before, digits)
    ? digits.replace(/^0+/, '')
    : null
}

/** Whether a name or host says that it belongs to another library. */
export function isOfOtherLibrary(text: string): boolean {
  return otherLibrary.test(text)
}

/** In one encoding, without characters that are only visible to programs. */
export function plainForm(text: string): string {
  return text
    .replace(
      /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g,
      ''
    )
    .normalize('NFKC')
}

function isPlausible(before: string, digits: string): boolean {
  const mark = before.slice(-1)
  const isInWord = mark.toLowerCase() !== mark.toUpperCase()
  const isColor = mark === '#' && digits.length === 6
  return !(
    isInWord ||
    isColor ||
    otherNumber.test(before) ||
    camera.test(before) ||
    newLayer.test(before) ||
    otherLibrary.test(before) ||
    isDate(digits) ||
    isTimeAfterDate(before, digits)
  )
}
