import type { Pin } from '../../../contract/records.ts'
import { plainText } from '../../words/plain-text.ts'
import { dateText } from '../../words/format.ts'
import { teamWords } from './words.ts'

/** What the file calls it; anybody may have written that. */
export function pinName({ name }: Pick<Pin, 'name'>): string {
  return plainText(name) || teamWords.get().nameless
}

/** Who pinned it, and when. */
export function pinDetail(pin: Pin): string {
  const t = teamWords.get()
  const who = plainText(pin.who)
  const date = dateText(pin.at, 'short')
  return date ? t.pinnedBy({ who, date }) : t.pinnedByOnly({ who })
}
