import { randomFrom, type Random } from '../assets/random.ts'
import { backdrops, type Backdrop } from './backdrops.ts'
import { emojiList, type Emoji } from './emoji-list.ts'

export type EmojiStyle = 'spotlight' | 'rays' | 'pattern' | 'shelf' | 'blob'

export interface EmojiPlan {
  emoji: Emoji
  style: EmojiStyle
  backdrop: Backdrop
  width: number
  height: number
  isVector: boolean
  random: Random
}

const styles = ['spotlight', 'blob', 'rays', 'shelf', 'pattern'] as const

type Size = readonly [width: number, height: number]

const sizes: readonly [Size, ...Size[]] = [
  [4000, 4000],
  [5000, 5000],
  [6000, 4000],
  [4800, 3200],
  [3000, 4000],
  [4000, 5000],
  [1500, 1500]
]

/** Popular drawings are in several pictures. */
const popular =
  /^(?:cat|dog|coffee|hot beverage|people|person|family|office|business|flower|heart|house|car|bicycle|bird|fish|food|pizza|fruit|cake|beach|tree|sun|moon|star|music|book|laptop|computer|phone|camera|airplane|money|doctor|teacher|cook|artist|gift|balloon|rocket|plant|bread|wine|tea|football|soccer)$/

let slots: readonly Emoji[] | undefined

/** All drawings once, then the popular ones again. */
function emojiSlots(): readonly Emoji[] {
  if (slots) return slots
  const list = shuffled(emojiList())
  const again = list.filter(({ label, tags }) =>
    [label, ...tags].some(word => popular.test(word))
  )
  slots = [...list, ...again, ...again, ...again]
  return slots
}

/**
 * The picture at an index: the first round shows all drawings at least once,
 * later rounds show them again in other styles and colors.
 */
export function planEmoji(index: number): EmojiPlan | undefined {
  const list = emojiSlots()
  const round = Math.floor(index / list.length)
  const emoji = list[index % list.length]
  if (!emoji) return undefined
  const random = randomFrom(index + 50_000)
  const [width, height] = random.pick(sizes)
  const first = styles[(index + round * 2) % styles.length] ?? 'spotlight'
  return {
    emoji,
    style: first,
    backdrop: random.pick(backdrops),
    width,
    height,
    isVector: random.chance(0.15),
    random
  }
}

/**
 * Shuffles by steps that visit every position once, so that kinds are mixed.
 */
function shuffled(list: readonly Emoji[]): Emoji[] {
  const step = stride(list.length)
  return list.flatMap((_, n) => list[(n * step) % list.length] ?? [])
}

function stride(length: number): number {
  let step = Math.floor(length * 0.618)
  while (greatestDivisor(step, length) > 1) step++
  return step
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
