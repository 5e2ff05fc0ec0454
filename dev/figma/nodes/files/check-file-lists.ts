import { type Place, broken, checkKind, within } from './broken-file.ts'
import { fileChecks } from './check-file-values.ts'

export function checkTexts(place: Place, value: unknown): void {
  checkKind(place, value, 'a list').forEach((one, i) =>
    checkKind(within(place, i), one, 'text')
  )
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
