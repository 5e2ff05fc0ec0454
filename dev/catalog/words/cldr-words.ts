import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Languages whose words for emoji are here: no package has them. */
export type CldrLanguage = 'cs' | 'tr'

/** Made by `writeCldrWords`: code points, name and other words a line. */
export function cldrFile(language: CldrLanguage): string {
  return fileURLToPath(new URL(`emoji-${language}.txt`, import.meta.url))
}

/** What emoji are called, by their code points as `1F600` or `2764-200D-…`. */
export function readCldrWords(
  language: CldrLanguage
): Map<string, { label: string; tags: string[] }> {
  const lines = readFileSync(cldrFile(language), 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map(line => {
      const [points = '', label = '', ...tags] = line.split('|')
      return [points, { label, tags }]
    })
  )
}
