/** The languages of the API other than English. */
export const languages = [
  'cs',
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'hu',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'th',
  'tr',
  'zh'
] as const

export type Language = (typeof languages)[number]

export interface AssetText {
  title: string
  description: string
  keywords: readonly string[]
}
