import { mediaTypes } from './api/media-type.ts'
import type { MediaType } from './api/media-type.ts'
import { assetInName, isOfOtherLibrary, plainForm } from './asset-in-name.ts'
import { isDate } from './date-in-name.ts'

/** The medium is null where the words leave it open. */
export interface NamedAsset {
  assetId: string
  mediaType: MediaType | null
}

interface Nouns {
  latin: string
  other: string
  /** Of file names. */
  endings: string
}

const imageNouns = {
  latin:
    'images?|photos?|pictures?|illustrations?|vectors?|bild|foto|grafik|imagen|ilustración|imagem|ilustração',
  other: '画像|写真|图片|圖片|이미지|사진|фото|изображение',
  endings: 'jpe?g|png|gif|webp|avif|tiff?|eps|ai|svg|psd|heic|bmp'
}

const videoNouns = {
  latin: 'videos?|footage|clips?|films?|vídeos?|vidéos?',
  other: '動画|ビデオ|视频|影片|동영상|видео',
  endings: 'mp4|m4v|mov|webm'
}

const trackNouns = {
  latin:
    'tracks?|music|audio|songs?|titel|musik|piste|musique|pista|música|faixa',
  other: 'トラック|音楽|曲|音乐|音樂|음악|музыка',
  endings: 'mp3|wav|ogg|flac|aiff?|m4a'
}

const nounsOf: Record<MediaType, Nouns> = {
  image: imageNouns,
  video: videoNouns,
  audio: trackNouns
}

const patterns = mediaTypes.map(
  medium => [medium, patternOf(nounsOf[medium])] as const
)

function patternOf({ latin, other, endings }: Nouns): RegExp {
  return new RegExp(
    `(?:^|[^a-z])(?:${latin})(?![a-z])|${other}|\\.(?:${endings})(?![a-z])`,
    'i'
  )
}

/** Grouped by threes as in spreadsheets, or not. */
const number = [
  ...[' ', ',', '\\.', "['’]"].map(gap => `[1-9]\\d{0,2}(?:${gap}\\d{3}){2,3}`),
  '[1-9]\\d{6,10}[a-z]',
  '0*[1-9]\\d{5,11}'
].join('|')

const nouns = [
  ...Object.values(nounsOf).flatMap(({ latin, other }) => [latin, other]),
  'assets?|stock|shutterstock|item|素材|アセット'
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

/** Pages of other things, whose addresses end in a number, too. */
const otherPages =
  /^(?:collections|contributors|featured|sets|g|playlists|sfx|sound-effects?)$/

/** Some page names begin with the number, as in `clip-123456789-red-car`. */
const numberFirst = /^(?:clip|track)-(\d+)(?:-|$)/

/** Other pages about music have numbers, too. */
const music = /^(?:music|audio)$/
const trackPage = /^(?:v2|tracks?(?:-\d.*)?)$/

const fileEnding = new RegExp(
  `\\.(?:${Object.values(nounsOf)
    .map(({ endings }) => endings)
    .join('|')}|zip)$`,
  'i'
)

/** A name rather than words to search for. */
const nameAlone =
  /^(?:\d{6,}[a-z]?\s*[^\d\s,;]\D*\d{0,3}\D*$|shutterstock|stock-|\S*_\S*$)/i

/**
 * The asset that someone means who typed or pasted this: an id, an address, a
 * file name, alone or within a sentence. Null for words to search for, and when
 * it is not clear which number is an id.
 */
export function assetInWords(words: string): NamedAsset | null {
  const text = plainForm(words)
  const addresses = addressesIn(text)
  const linked = onlyOne(addresses.map(assetInAddress))
  if (linked) return toNamed(linked, addresses.join(' '))
  const rest = bare(text.replace(token, one => (toAddress(one) ? ' ' : one)))
  const named = assetInLabel(rest) || assetInFileNames(rest)
  return named ? toNamed(named, rest) : null
}

function toNamed(assetId: string, source: string): NamedAsset {
  const named = patterns.filter(([, pattern]) => pattern.test(source))
  const [[mediaType] = [null], ...others] = named
  return { assetId, mediaType: others.length === 0 ? mediaType : null }
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
  const isMusic = parts.some(part => music.test(part))
  if (isMusic && !parts.some(part => trackPage.test(part))) return null
  const last = (parts[0] === 'media' ? parts[1] : parts[parts.length - 1]) || ''
  const [, number = last] = numberFirst.exec(last) || []
  const isCertain = parts.some(part =>
    /^(?:image-\w+|videos?|music|audio)$/.test(part)
  )
  return assetInName(number, isCertain)
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
