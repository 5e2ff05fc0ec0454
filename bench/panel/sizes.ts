import { gzipSync } from 'node:zlib'
import { buildPanel } from '../../build.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import { languages } from '../../contract/settings.ts'
import type { Language } from '../../contract/settings.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { sizesOf } from '../loop/bundle-sizes.ts'
import { onlyWordsOf } from './only-words-of.ts'

/** The panel as it is shipped, and what of it are words. */
export async function benchSizes(): Promise<Figure[]> {
  const shipped = await buildPanel(defaultAddresses)
  const bare = await sizeWith([])
  const words: Figure[] = []
  for (const language of languages) {
    const size = (await sizeWith([language])) - bare
    words.push(atMost(`ui.html, words of ${language}, gzip`, size, 5, 'kB'))
  }
  const whole = sizeOf(shipped.get('panel') ?? '')
  return [
    ...sizesOf(shipped).slice(1),
    atMost('ui.html without words, gzip', bare, 60, 'kB'),
    ...words,
    atMost(`ui.html with ${languages.length} languages, gzip`, whole, 85, 'kB')
  ]
}

async function sizeWith(spoken: readonly Language[]): Promise<number> {
  const panel = await buildPanel(defaultAddresses, [onlyWordsOf(spoken)])
  return sizeOf(panel.get('panel') ?? '')
}

function sizeOf(html: string): number {
  return gzipSync(html, { level: 9 }).length / 1000
}
