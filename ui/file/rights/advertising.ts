import type { Frame } from '../../../contract/finding.ts'
import type { Mark } from '../../../contract/records.ts'

const words =
  /^(ads?|adverts?|advertis\p{L}+|banners?|campaigns?|promos?|promotion\p{L}*)$/u

/** Whether a frame's name suggests advertising. */
export function isAdvertisingName(name: string): boolean {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some(word => words.test(word))
}

/**
 * The innermost frame with a mark or a name about advertising; null if it says
 * no, or if there is none.
 */
export function advertisingFrameOf(
  frames: readonly Frame[],
  marks: ReadonlyMap<string, Mark>
): Frame | null {
  return frames.reduce<Frame | null>((outer, frame) => {
    const mark = marks.get(frame.id)
    if (mark) return mark.isAdvertising ? frame : null
    return isAdvertisingName(frame.name) ? frame : outer
  }, null)
}
