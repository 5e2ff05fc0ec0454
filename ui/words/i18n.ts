import { createI18n, strings, transform } from '@nanostores/i18n'
import type {
  Components,
  Messages,
  TranslationFunction,
  Translations
} from '@nanostores/i18n'
import type { Language } from '../../contract/settings.ts'
import { $language } from '../stores/language.ts'

type Value = string | number

/** `name` for a text with `{name}`. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

/** By what `Intl.PluralRules` says of a number. */
interface Forms {
  one?: string
  many?: string
  other: string
}

type Rest<Input> = Exclude<Names<Input[keyof Input]>, 'count'>

/** A count, and the values of further placeholders if there are any. */
type Counted<Name extends string> = [Name] extends [never]
  ? [count: number]
  : [count: number, values: Record<Name, Value>]

/** What a language has for each text of English. */
export type Translated<English> = {
  [Key in keyof English]: English[Key] extends string ? string : string | Forms
}

/** German, Spanish, French, Japanese and Portuguese. */
type InOrder<Of> = readonly [de: Of, es: Of, fr: Of, ja: Of, pt: Of]

const others = ['de', 'es', 'fr', 'ja', 'pt'] as const

const brought: Record<Language, Components> = {
  en: {},
  de: {},
  fr: {},
  es: {},
  ja: {},
  pt: {}
}

const define = createI18n($language, {
  baseLocale: 'en',
  cache: brought,
  get: () => Promise.resolve({}) // each area brings all it has
})

/**
 * The texts of one area of the panel, named as its file, in other languages
 * and in English. Views read them with `useStore`, functions by `get()`. The
 * languages come along, so none is ever waited for; the build makes lists of
 * them, in the order of the English keys.
 */
export function i18n<English extends Translations>(
  area: string,
  translated: InOrder<Translated<English>>,
  english: English
): Messages<English> {
  others.forEach((language, index) => {
    brought[language][area] = byKey(english, translated[index])
  })
  return define(area, english)
}

function byKey(english: object, texts: object | undefined): Components[string] {
  if (!Array.isArray(texts)) return { ...texts }
  const list: readonly Translations[string][] = texts
  const keys = Object.keys(english)
  return Object.fromEntries(keys.map((key, index) => [key, list[index] ?? '']))
}

/** A text with `{name}` in it: `filled('Open {name}')({ name })`. */
export const filled = transform(
  (locale, text: string, values: Record<string, Value>) =>
    strings(text, one => fill(one, values, locale))
) as <const Text extends string>(
  text: Text
) => TranslationFunction<[Record<Names<Text>, Value>], string> // which names

/** By a number, which is `{count}`: `count({ one: '…', other: '…' })(3)`. */
export const count = transform(
  (
    locale,
    forms: Record<string, string>,
    number: number,
    values?: Record<string, Value>
  ) => {
    const form = new Intl.PluralRules(locale).select(number)
    const text = forms[form] ?? forms['other'] ?? ''
    return fill(text, { ...values, count: number }, locale)
  }
) as <const Input extends Forms>(
  forms: Input
) => TranslationFunction<Counted<Rest<Input>>, string> // which names

/**
 * At once, so that a value with braces or dollar signs stays as it is, which
 * the library's own `params` and `count` do not see to.
 */
function fill(
  text: string,
  values: Record<string, Value>,
  locale: string
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return typeof value === 'number' ? value.toLocaleString(locale) : value
  })
}
