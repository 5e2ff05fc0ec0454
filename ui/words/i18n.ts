import { createI18n, strings, transform } from '@nanostores/i18n'
import type { ComponentsJSON, TranslationFunction } from '@nanostores/i18n'
import type { Language } from '../../contract/settings.ts'
import { $language } from './language.ts'

type Value = string | number

/** `name` for a text with `{name}`. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

/** By plural category of `Intl.PluralRules`. */
interface Forms {
  one?: string
  many?: string
  other: string
}

type Rest<Input> = Exclude<Names<Input[keyof Input]>, 'count'>

/** A count, and values for other placeholders, if any. */
type Counted<Name extends string> = [Name] extends [never]
  ? [count: number]
  : [count: number, values: Record<Name, Value>]

/** By area and key; only the current language is loaded. */
const translations: Record<Language, () => Promise<{ default: object }>> = {
  en: () => Promise.resolve({ default: {} }), // stands with the views
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  ja: () => import('./ja.json'),
  pt: () => import('./pt.json')
}

/**
 * The texts of one area of the panel in English; the other languages have the
 * same keys under its name in their JSON. Views read them with `useStore`,
 * functions by `get()`. A language comes with the panel, so it is there
 * before the next frame.
 */
export const i18n = createI18n($language, {
  baseLocale: 'en',
  get: async language => {
    const { default: areas } = await translations[language]()
    return areas as ComponentsJSON
  }
})

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
 * Replaced in one pass, so that a value with braces or dollar signs stays as it
 * is. The library's own `params` and `count` do not ensure that.
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
