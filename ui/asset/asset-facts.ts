import { lengthText } from '../../contract/length-text.ts'
import type { Asset, TrackFacts } from '../api/asset.ts'
import { trackTextsOf } from '../library/track-facts.ts'
import { capitalized } from '../words/capitalized.ts'
import { assetWords, wordsOf } from './words.ts'
import { dateText } from '../words/format.ts'
import { vocalWords } from '../words/music.ts'

export interface Fact {
  label: string
  value: string
}

type MaybeFact = [label: string, value: string | null]

/** Facts about the asset; only known ones. */
export function factsOf(asset: Asset, isFull: boolean): Fact[] {
  const t = assetWords.get()
  const facts: MaybeFact[] = [
    [wordsOf(asset.mediaType).get().assetId, asset.assetId],
    ...(asset.track ? trackFactsOf(asset, asset.track) : []),
    [t.duration, durationOf(asset)],
    ...(asset.track ? [] : pictureFactsOf(asset, isFull)),
    [t.added, asset.addedDate && (dateText(asset.addedDate) || asset.addedDate)]
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function trackFactsOf(asset: Asset, track: TrackFacts): MaybeFact[] {
  const t = assetWords.get()
  const { artist, tempo } = trackTextsOf(asset)
  return [
    [t.artist, artist],
    [t.album, track.album],
    [t.tempo, tempo],
    [t.vocals, vocalsOf(track)]
  ]
}

function vocalsOf({ isInstrumental, vocals }: TrackFacts): string {
  const t = vocalWords.get()
  if (vocals === 'female' || vocals === 'male') return t[vocals]
  return isInstrumental ? t.instrumental : capitalized(vocals)
}

function pictureFactsOf(asset: Asset, isFull: boolean): MaybeFact[] {
  const t = assetWords.get()
  return [
    [t.type, typeOf(asset)],
    [t.orientation, orientationOf(asset)],
    [t.releases, isFull ? releasesOf(asset) : null]
  ]
}

function durationOf({ duration }: Asset): string | null {
  return duration === null ? null : lengthText(Math.round(duration))
}

function typeOf({ imageType, isIllustration }: Asset): string | null {
  const t = assetWords.get()
  if (!imageType) return isIllustration ? t.illustration : null
  const known = new Map([
    ['photo', t.photo],
    ['illustration', t.illustration],
    ['vector', t.vector]
  ])
  return known.get(imageType) ?? capitalized(imageType)
}

/** A difference of a few pixels counts as square. */
function orientationOf(asset: Asset): string | null {
  const { aspect, previews, thumbnails } = asset
  const t = assetWords.get()
  if ([...previews, ...thumbnails].some(one => one.isGuessed)) return null
  if (Math.abs(aspect - 1) < 0.02) return t.square
  return aspect > 1 ? t.horizontal : t.vertical
}

function releasesOf(asset: Asset): string {
  const { hasModelRelease, hasPropertyRelease } = asset
  const t = assetWords.get()
  if (hasModelRelease && hasPropertyRelease) return t.bothReleases
  if (hasModelRelease) return t.modelRelease
  return hasPropertyRelease ? t.propertyRelease : t.noRelease
}
