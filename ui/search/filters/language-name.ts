import { $language } from '../../words/language.ts'

/** `German` of `de`, in the language of the panel. */
export function languageName(code: string): string {
  const language = $language.get()
  const names =
    namesIn.get(language) ??
    new Intl.DisplayNames(language, { type: 'language' })
  namesIn.set(language, names)
  return names.of(code) ?? code
}

/** Takes half a millisecond to make, and a list has many names. */
const namesIn = new Map<string, Intl.DisplayNames>()
