import { readFileSync } from 'node:fs'
import { emojiFile } from './emoji-file.ts'
import { emojiWords } from './emoji-words.ts'

export interface Emoji {
  hexcode: string
  label: string
  tags: readonly string[]
  group: string
  subgroup: string
  /** Skin tone: 1 light, 3 medium, 5 dark. */
  tone?: number
}

let list: readonly Emoji[] | undefined

/** All drawings of the catalogue, in OpenMoji's order. */
export function emojiList(): readonly Emoji[] {
  list ??= readFileSync(emojiFile('list'), 'utf8')
    .trimEnd()
    .split('\n')
    .map(toEmoji)
  return list
}

function toEmoji(line: string): Emoji {
  const parts = line.split('|')
  const [hexcode = '', group = '', subgroup = '', tone, annotation = ''] = parts
  const known = emojiWords(hexcode, 'en')
  const emoji = {
    hexcode,
    label: known?.label ?? annotation,
    tags: [...new Set([...(known?.tags ?? []), ...parts.slice(5)])],
    group,
    subgroup
  }
  return tone ? { ...emoji, tone: Number(tone) } : emoji
}
