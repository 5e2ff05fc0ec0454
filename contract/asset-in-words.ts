import { assetInName, isOfOtherLibrary, plainForm } from './asset-in-name.ts'
import { isDate } from './date-in-name.ts'

/** Grouped by threes as in spreadsheets, or not. */
const number = [
  ...[' ', ',', '\\.', "['’]"].map(gap => `[1-9]\\d{0,2}(?:${gap}\\d{3}){2,3}`),
  '[1-9]\\d{6,10}[a-z]',
  '0*[1-9]\\d{5,11}'
].join('|')

const nouns = [
  'assets?|images?|photos?|pictures?|illustrations?|vectors?|stock',
  'shutterstock|item|bild|foto|grafik|imagen|ilustración|imagem|ilustração',
  '画像|写真|素材|アセット|图片|圖片|이미지|사진|фото|изображение'
].join('|')

const idWords =
  '(?:ids?|no|n°|nr|number|nummer|numéro|numero|número|番号|编号|번호|номер)(?![a-z])'

const gap = `[\\s.:#=/"'_-]*`

/** A number alone, or after what it is. */
const wholeText = new RegExp(
  `^(?:[•·*-]\\s+)?(#\\s?|(?:(?:${nouns})[\\s_-]*)+(?:${idWords})?${gap}|${idWords}${gap})?(${number})$`,
  'i'
)

const inSentence = new RegExp(
  `(?:^|[^a-z])((?:${nouns})[\\s_-]*(?:${idWords}${gap}|\\s*[:#]\\s*))(${number})(?![\\da-z]|[.,-]\\d|\\s?[$€£¥%]|\\s\\d\\d|\\s(?:usd|eur|gbp|px)\\b)`,
  'i'
)

const certainLabel = new RegExp(`#|${idWords}`, 'i')

const separators = '\\s<>"\'`*|“”„‘’«»‹›「」『』()[\\]{}、。'
const token = new RegExp(`[^${separators}]+`, 'g')

const address =
  /(?:https?:\/\/[^\s/?#]+|^(?:\/\/)?(?:[^\s/?#@:.]+\.)+[^\s/?#@:.\d][^\s/?#@:.]+(?::\d+)?)\/.*/i

/** Pages that are no images although their addresses end in a number. */
const otherPages =
  /^(?:collections|contributors|featured|sets|g|videos?|footage|audio|music|sfx|sound-effects?)$/

const fileEnding =
  /\.(?:jpe?g|png|gif|webp|avif|tiff?|eps|ai|svg|psd|heic|bmp|zip)$/i

/** A name rather than words to search for. */
const nameAlone =
  /^(?:\d{6,}[a-z]?\s*[^\d\s,;]\D*\d{0,3}\D*$|shutterstock|stock-|\S*_\S*$)/i

/**
 * The asset that someone means who typed or pasted this: an id, an address, a
 * file name, alone or within a sentence. Null for words to search for, and when
 * it is not clear which number is an id.
 */
export function assetInWords(words: string): string | null {
  const text = plainForm(words)
  const linked = addressesIn(text).map(assetInAddress)
  const rest = bare(text.replace(token, one => (toAddress(one) ? ' ' : one)))
  return onlyOne(linked) || assetInLabel(rest) || assetInFileNames(rest)
}

/** Addresses within a text, with their scheme; they are never requested. */
export function addressesIn(text: string): string[] {
  return (text.match(token) || []).map(toAddress).filter(Boolean)
}

function toAddress(text: string): string {
  const [found = ''] = address.exec(text) || []
  const trimmed = found.replace(/(?:[.,;:!?]|[^ -~])+$/, '')
  return trimmed.replace(/^(?!https?:)(?:\/\/)?(?=.)/i, 'https://')
}

/**
 * After a name, as in `/image-photo/red-car-123456789`, or as a part, as in
 * `/media/123456789/preview.jpg`.
 */
function assetInAddress(given: string): string | null {
  const [, , host = '', ...parts] = given
    .replace(/[?#].*/, '')
    .split('/')
    .filter((part, index) => part || index < 2)
  if (isOfOtherLibrary(host) || parts.some(part => otherPages.test(part))) {
    return null
  }
  const last = parts[0] === 'media' ? parts[1] : parts[parts.length - 1]
  return assetInName(
    last || '',
    parts.some(part => /^image-\w+$/.test(part))
  )
}

function assetInLabel(text: string): string | null {
  const [, label = '', digits = ''] =
    wholeText.exec(text) || inSentence.exec(text) || []
  const id = digits.replace(/[ .,'’]/g, '')
  const isColor = label.trim() === '#' && id.length === 6
  // A number alone is an id, as it always was; “photo 20230415” may be a day.
  const isUnclear = label !== '' && !certainLabel.test(label) && isDate(id)
  return id && !isColor && !isUnclear ? id.replace(/^0+/, '') : null
}

function assetInFileNames(text: string): string | null {
  const isName = fileEnding.test(text) || nameAlone.test(text)
  const names = isName
    ? [text]
    : (text.match(token) || []).filter(one => fileEnding.test(one))
  return onlyOne(names.map(name => assetInName(name.replace(/^.*[\\/]/, ''))))
}

/** Without quotes, brackets and marks around it, and once. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/^["'`“”„‘’«»‹›「」『』]+|["'`“”„‘’«»‹›「」『』.,;:!?。、]+$/g, '')
    .replace(/^[([{<]+([^()[\]{}<>]*)[)\]}>]+$/, '$1')
    .replace(/^(.+?)[\s,;]+\1$/, '$1')
    .trim()
}

function onlyOne(ids: readonly (string | null)[]): string | null {
  const [id = null, ...others] = new Set(ids.filter(Boolean))
  return others.length > 0 ? null : id
}
