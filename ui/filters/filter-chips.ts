import { dateText } from '../words/format.ts'
import {
  ageWords,
  ethnicityWords,
  genderWords,
  languageName,
  orientationWords,
  peopleWords,
  typeWords
} from './filter-words.ts'
import type { FilterChange, Filters } from './filters.ts'
import { colorName } from './swatches.ts'

export interface FilterChip {
  name: keyof Filters
  text: string
  /** What takes it away. */
  change: FilterChange
}

type OneOf<Value> = Value extends readonly (infer One)[] ? One : Value

type Texts = {
  [Name in keyof Filters]-?: (
    value: OneOf<NonNullable<Filters[Name]>>
  ) => string
}

/** In the order in which they are shown. */
const texts: Texts = {
  types: type => typeWords[type],
  orientation: orientation => orientationWords[orientation],
  color: colorName,
  people: number => peopleWords[number] ?? '',
  age: age => ageWords[age],
  gender: gender => genderWords[gender],
  ethnicities: ethnicity => ethnicityWords[ethnicity],
  isReleased: () => 'Model released',
  minWidth: pixels => `At least ${pixels} px wide`,
  maxWidth: pixels => `At most ${pixels} px wide`,
  minHeight: pixels => `At least ${pixels} px high`,
  maxHeight: pixels => `At most ${pixels} px high`,
  use: use => (use === 'both' ? 'Commercial and editorial' : 'Editorial'),
  isEnhanced: isSo => (isSo ? 'Enhanced license' : 'No enhanced license'),
  isSensitive: isSo => (isSo ? 'Sensitive use' : 'No sensitive use'),
  category: name => `In ${name}`,
  contributors: name => `By ${name}`,
  models: name => `Model ${name}`,
  addedFrom: day => `From ${dateText(day, 'short')}`,
  addedUntil: day => `Until ${dateText(day, 'short')}`,
  language: code => `Words in ${languageName(code)}`
}

/** One for each filter, and for each of several values of it. */
export function chipsOf(filters: Filters): FilterChip[] {
  // The keys of the record are names of filters.
  return (Object.keys(texts) as (keyof Filters)[]).flatMap(name =>
    chipsFor(name, filters[name])
  )
}

function chipsFor(name: keyof Filters, value: unknown): FilterChip[] {
  if (value === undefined) return []
  const textOf = texts[name] as (value: unknown) => string // of its own values
  if (!Array.isArray(value)) {
    return [{ name, text: textOf(value), change: { [name]: undefined } }]
  }
  return value.map(one => ({
    name,
    text: textOf(one),
    change: { [name]: value.filter(other => other !== one) }
  }))
}
