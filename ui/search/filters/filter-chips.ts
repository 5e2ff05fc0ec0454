import {
  ageWords,
  ethnicityWords,
  activeFilterWords,
  genderWords,
  recentTimeWords,
  typeWords,
  peopleWords
} from './words.ts'
import { orientationWords } from '../../library/words.ts'
import { categoryText } from '../../words/categories.ts'
import { dateText } from '../../words/format.ts'
import {
  genreText,
  instrumentText,
  moodText,
  vocalWords
} from '../../words/music.ts'
import { isRecentTime } from '../../api/search-filters.ts'
import type { FilterChange, Filters } from '../../api/search-filters.ts'
import { durationText, tempoText } from './ranges.ts'
import { languageName } from './language-name.ts'
import { colorName } from './swatches.ts'
import { ratioNames, resolutionNames } from './video-names.ts'

export interface FilterChip {
  name: keyof Filters
  text: string
  /** Removes it. */
  change: FilterChange
}

type OneOf<Value> = Value extends readonly (infer One)[] ? One : Value

type Texts = {
  [Name in keyof Filters]-?: (
    value: OneOf<NonNullable<Filters[Name]>>
  ) => string
}

/** In display order. */
const texts: Texts = {
  types: type => typeWords.get()[type],
  orientation: orientation => orientationWords.get()[orientation],
  color: colorName,
  seconds: durationText,
  resolution: resolution => resolutionNames[resolution],
  aspectRatio: ratio =>
    ratio === 'nonstandard'
      ? activeFilterWords.get().otherRatio
      : ratioNames[ratio],
  frameRate: rate => activeFilterWords.get().frames({ rate }),
  genres: genreText,
  moods: moodText,
  instruments: instrumentText,
  tempo: tempoText,
  vocals: vocals => vocalWords.get()[vocals],
  artists: name => activeFilterWords.get().by({ name }),
  similarArtist: name => activeFilterWords.get().similarTo({ name }),
  title: words => activeFilterWords.get().titleWords({ words }),
  album: words => activeFilterWords.get().albumWords({ words }),
  lyrics: words => activeFilterWords.get().lyricsWords({ words }),
  people: number => Object.values(peopleWords.get())[number] ?? '',
  age: age => ageWords.get()[age],
  gender: gender => genderWords.get()[gender],
  ethnicities: ethnicity => ethnicityWords.get()[ethnicity],
  isReleased: () => activeFilterWords.get().modelReleased,
  minWidth: size => activeFilterWords.get().minWidth({ pixels: String(size) }),
  maxWidth: size => activeFilterWords.get().maxWidth({ pixels: String(size) }),
  minHeight: size =>
    activeFilterWords.get().minHeight({ pixels: String(size) }),
  maxHeight: size =>
    activeFilterWords.get().maxHeight({ pixels: String(size) }),
  use: use => {
    const { commercialAndEditorial, editorial } = activeFilterWords.get()
    return use === 'both' ? commercialAndEditorial : editorial
  },
  isEnhanced: isOnly => {
    const { enhancedLicense, noEnhancedLicense } = activeFilterWords.get()
    return isOnly ? enhancedLicense : noEnhancedLicense
  },
  isSensitive: isOnly => {
    const { sensitiveUse, noSensitiveUse } = activeFilterWords.get()
    return isOnly ? sensitiveUse : noSensitiveUse
  },
  category: name => activeFilterWords.get().in({ name: categoryText(name) }),
  contributors: name => activeFilterWords.get().by({ name }),
  models: name => activeFilterWords.get().model({ name }),
  addedFrom: from =>
    isRecentTime(from)
      ? recentTimeWords.get()[from]
      : activeFilterWords.get().from({ day: dateText(from, 'short') }),
  addedUntil: day =>
    activeFilterWords.get().until({ day: dateText(day, 'short') }),
  language: code =>
    activeFilterWords.get().wordsIn({ language: languageName(code) })
}

/** A chip for each filter, or for each value of a list. */
export function chipsOf(filters: Filters): FilterChip[] {
  // The keys of the record are filter names.
  return (Object.keys(texts) as (keyof Filters)[]).flatMap(name =>
    chipsFor(name, filters[name])
  )
}

function chipsFor(name: keyof Filters, value: unknown): FilterChip[] {
  if (value === undefined) return []
  const textOf = texts[name] as (value: unknown) => string // one of its own values
  if (!Array.isArray(value)) {
    return [{ name, text: textOf(value), change: { [name]: undefined } }]
  }
  return value.map(one => ({
    name,
    text: textOf(one),
    change: { [name]: value.filter(other => other !== one) }
  }))
}
