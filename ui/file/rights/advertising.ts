import type { Frame } from '../../../contract/finding.ts'
import type { Mark } from '../../../contract/records.ts'

const words =
  /^(ads?|adverts?|advertis\w+|banners?|campaigns?|promos?|promotion\w*)$/

/** Whether a name says that a frame is made to advertise. */
export function isAdvertisingName(name: string): boolean {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(word => words.test(word))
}

/**
 * The innermost of these frames that says anything of advertising, by its
 * mark or else its name; null when it says no, or none says anything.
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
