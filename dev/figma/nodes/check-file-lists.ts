import { type Place, broken, checkKind, within } from './broken-file.ts'
import { fileChecks } from './check-file-values.ts'

export function checkTexts(place: Place, value: unknown): void {
  checkKind(place, value, 'a list').forEach((one, i) =>
    checkKind(within(place, i), one, 'text')
  )
}

function checkIndex(place: Place, value: unknown, count: number): void {
  const index = checkKind(place, value, 'a number')
  if (Number.isInteger(index) && index >= 0 && index < count) return
  throw broken(place, `is ${index}, but there are ${count}`)
}

/** Stretches of a text: in order, none empty, each with what it may say. */
export function checkRanges(place: Place, value: unknown): void {
  let before = 0
  checkKind(place, value, 'a list').forEach((one, i) => {
    const at = within(place, i)
    const range = checkKind(at, one, 'an object')
    const start = checkKind(within(at, 'start'), range['start'], 'a number')
    const end = checkKind(within(at, 'end'), range['end'], 'a number')
    if (start !== before || end <= start) {
      throw broken(at, 'must begin where the one before ends')
    }
    before = end
    for (const key of Object.keys(range)) {
      const check = fileChecks[key]
      if (check) check(within(at, key), range[key])
    }
  })
}

type Fields = Record<string, unknown>

function each(
  place: Place,
  value: unknown,
  check: (at: Place, fields: Fields) => void
): number {
  const list = checkKind(place, value, 'a list')
  list.forEach((one, i) => {
    const at = within(place, i)
    check(at, checkKind(at, one, 'an object'))
  })
  return list.length
}

/** Vertices, segments between them, regions of loops of segments. */
export function checkNetwork(place: Place, value: unknown): void {
  const network = checkKind(place, value, 'an object')
  const at = (key: string): Place => within(place, key)
  const vertices = each(at('vertices'), network['vertices'], (vertex, own) => {
    checkKind(within(vertex, 'x'), own['x'], 'a number')
    checkKind(within(vertex, 'y'), own['y'], 'a number')
  })
  const segments = each(at('segments'), network['segments'], (segment, own) => {
    checkIndex(within(segment, 'start'), own['start'], vertices)
    checkIndex(within(segment, 'end'), own['end'], vertices)
  })
  if (network['regions'] === undefined) return
  each(at('regions'), network['regions'], (region, own) => {
    const loops = within(region, 'loops')
    checkKind(loops, own['loops'], 'a list').forEach((loop, i) => {
      const one = within(loops, i)
      checkKind(one, loop, 'a list').forEach((index, j) =>
        checkIndex(within(one, j), index, segments)
      )
    })
  })
}
