import { holds } from '../../rules/rules.ts'
import { mixed } from '../../model/record/mixed.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { FormatKey, TextFormat } from '../../model/record/text-format.ts'
import { valueWithin, wholeValue } from '../../model/text/text-ranges.ts'
import type { Stretch } from './write-format.ts'

const showsMixed = holds('text/mixed-values')

/** The one value of a stretch, or of the whole text. */
export function readFormat<K extends FormatKey>(
  record: NodeRecord,
  key: K,
  stretch?: Stretch
): TextFormat[K] | typeof mixed {
  const value = stretch
    ? valueWithin(record, key, stretch.start, stretch.end)
    : wholeValue(record, key)
  return value === mixed && !showsMixed ? record.props[key] : value
}
