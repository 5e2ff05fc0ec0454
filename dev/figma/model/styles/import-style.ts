import { holds } from '../../rules/rules.ts'
import { publishedStyles } from './libraries.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { addRemoteStyle, keyOfStyle } from './remote-style.ts'

/** A style of a library by its key; null when none has that key. */
export function importStyle(key: string): NodeRecord | null {
  const published = publishedStyles()
  const found = published.find(file => keyOfStyle(file) === key)
  if (found) return addRemoteStyle(found)
  const [any] = published
  const known = holds('library-styles/known-keys-only')
  return known || !any ? null : addRemoteStyle(any)
}
