/**
 * Finds simpler choices that still fail: removes parts, sets parts to 0 and
 * lowers single choices, as long as that helps.
 */
export async function shrink(
  choices: readonly number[],
  fails: (choices: readonly number[]) => Promise<readonly number[] | null>,
  tries: number
): Promise<readonly number[]> {
  let best = choices
  let left = tries

  async function attempt(next: readonly number[]): Promise<boolean> {
    if (left <= 0) return false
    left -= 1
    const taken = await fails(next)
    if (!taken || !isSimpler(taken, best)) return false
    best = taken
    return true
  }

  for (let before = [...best, 0]; isSimpler(best, before) && left > 0;) {
    before = [...best]
    for (let length = best.length; length >= 1; length = length >> 1) {
      await eachPart(length, part => best.toSpliced(part, length))
      await eachPart(length, part =>
        best.toSpliced(part, length, ...zeros(length))
      )
    }
    for (let i = best.length - 1; i >= 0; i -= 1) {
      const value = best[i] ?? 0
      for (const less of [1, value >> 1, value - 1]) {
        if (less >= 0 && less < value) await attempt(best.with(i, less))
      }
    }
  }
  return best

  async function eachPart(
    length: number,
    without: (part: number) => number[]
  ): Promise<void> {
    for (let part = best.length - length; part >= 0; part -= length) {
      if (part < best.length) await attempt(without(part))
    }
  }
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0)
}

/** Whether one is shorter, or of equal length and smaller. */
function isSimpler(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return one.length < other.length
  const at = one.findIndex((value, i) => value !== other[i])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
