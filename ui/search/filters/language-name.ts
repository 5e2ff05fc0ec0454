import { $language } from '../../words/language.ts'

/** `German` for `de`, in the panel's language. */
export function languageName(code: string): string {
  const language = $language.get()
  const names =
    namesIn.get(language) ??
    new Intl.DisplayNames(language, { type: 'language' })
  namesIn.set(language, names)
  return names.of(code) ?? code
}

/** Cached: creating it takes half a millisecond, and lists are long. */
const namesIn = new Map<string, Intl.DisplayNames>()
