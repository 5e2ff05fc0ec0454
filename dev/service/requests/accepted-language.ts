import { languages, type Language } from '../../../contract/api/languages.ts'

const renamed: Record<string, string> = { no: 'nb', nn: 'nb' }

/** The first supported language of an `Accept-Language` header. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { code } of wanted) {
    const known = languages.find(language => language === code)
    if (known) return known
  }
  return 'en'
}

function readRange(text: string): { code: string; weight: number } {
  const [range = '', ...parameters] = text.trim().toLowerCase().split(';')
  const quality = parameters.find(one => one.trim().startsWith('q='))
  const weight = quality ? Number(quality.trim().slice(2)) : 1
  const code = range.split('-')[0] ?? ''
  return {
    code: renamed[code] ?? code,
    weight: Number.isNaN(weight) ? 0 : weight
  }
}
