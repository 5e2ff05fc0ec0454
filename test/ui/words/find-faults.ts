/** A text, or one for each plural form. */
export type Text = string | Record<string, string>

export type Texts = Record<string, Text>

/** Problems of a translation, such as `results: lacks other`. */
export function findFaults(
  english: Texts,
  translation: Texts,
  language: string
): string[] {
  const faults = Object.keys(translation)
    .filter(key => !(key in english))
    .map(key => `${key}: is not in English`)
  for (const [key, text] of Object.entries(english)) {
    const found = translation[key]
    const of =
      found === undefined ? ['is missing'] : compare(text, found, language)
    faults.push(...of.map(fault => `${key}: ${fault}`))
  }
  return faults
}

function compare(english: Text, text: Text, language: string): string[] {
  if (typeof english === 'string' || typeof text === 'string') {
    if (typeof english !== typeof text) return ['has other plural forms']
    return compareText(namesIn(english), text, false)
  }
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  // `many` is for millions in these languages, and falls to `other`.
  const lacking = pluralCategories
    .filter(form => form !== 'many' && !(form in text))
    .map(form => `lacks ${form}`)
  const unknown = Object.keys(text)
    .filter(form => !pluralCategories.includes(form as Intl.LDMLPluralRule))
    .map(form => `has ${form}, which ${language} has not`)
  const wanted = namesIn(english)
  const forms = Object.entries(text).flatMap(([form, one]) =>
    compareText(wanted, one, form !== 'other')
  )
  return [...lacking, ...unknown, ...forms]
}

function compareText(
  wanted: string[],
  text: unknown,
  mayLeaveCount: boolean
): string[] {
  if (typeof text !== 'string' || text.trim() === '') return ['is empty']
  const found = namesIn(text)
  const lost = wanted.filter(name => !found.includes(name))
  const left = mayLeaveCount ? lost.filter(name => name !== 'count') : lost
  return [
    ...left.map(name => `lacks {${name}}`),
    ...found
      .filter(name => !wanted.includes(name))
      .map(name => `has {${name}}, which English has not`)
  ]
}

/** Placeholders of a text or all its forms, without duplicates. */
function namesIn(text: Text): string[] {
  const all = typeof text === 'string' ? text : Object.values(text).join(' ')
  return [...new Set([...all.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))]
    .filter(name => name !== undefined)
    .toSorted()
}
