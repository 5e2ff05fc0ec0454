import { holds } from '../rules/rules.ts'
import { setProp } from '../model/edits/history.ts'
import { unreported } from '../model/tree/instances.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { changeRegions } from '../model/shapes/region-fills.ts'
import { setStrokes } from '../model/shapes/set-strokes.ts'
import {
  type StyleField,
  stretchesWith,
  usersOf
} from '../model/styles/style-users.ts'
import {
  redraw,
  styledBoxKeys,
  type styledKeys,
  writeFormats
} from './text/write-format.ts'

type StyledKey = (typeof styledKeys)[number] | (typeof styledBoxKeys)[number]

/** The fields of a style that its users show. */
export type StyleKey = 'paints' | 'effects' | 'layoutGrids' | StyledKey

function spreadPaints(
  record: NodeRecord,
  field: StyleField,
  style: NodeRecord
): void {
  const { paints } = style.props
  if (field === 'strokeStyleId') setStrokes(record, paints)
  else if (record.type === 'TEXT') {
    for (const stretch of stretchesWith(record, 'fillStyleId', style.id)) {
      writeFormats(record, { fills: paints }, stretch)
    }
  } else {
    changeRegions(record, style.id, { fills: paints })
    if (record.props.fillStyleId === style.id) setProp(record, 'fills', paints)
  }
}

function isBoxKey(key: StyledKey): key is (typeof styledBoxKeys)[number] {
  return styledBoxKeys.some(one => one === key)
}

function spreadText(
  record: NodeRecord,
  key: StyledKey,
  style: NodeRecord
): void {
  if (isBoxKey(key)) {
    setProp(record, key, style.props[key])
    return redraw(record)
  }
  for (const stretch of stretchesWith(record, 'textStyleId', style.id)) {
    writeFormats(record, { [key]: style.props[key] }, stretch)
  }
}

function spreadTo(
  record: NodeRecord,
  field: StyleField,
  style: NodeRecord,
  key: StyleKey
): void {
  if (key === 'paints') spreadPaints(record, field, style)
  else if (key === 'effects') setProp(record, key, style.props.effects)
  else if (key === 'layoutGrids') setProp(record, key, style.props.layoutGrids)
  else spreadText(record, key, style)
}

/** Writes the current values of a style to the layers that use it. */
export function spreadStyle(style: NodeRecord, key: StyleKey): void {
  if (!holds('styles/editing-changes-users')) return
  // Figma: changes that come from a style are not reported of its users.
  unreported(() => {
    for (const { record, fields } of usersOf(style)) {
      for (const field of fields) spreadTo(record, field, style, key)
    }
  })
}
