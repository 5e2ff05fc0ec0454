const pause = 800

let typed = ''
let typedAt = -Infinity

/** Letters typed soon after each other are one beginning of a name. */
export function typedName(
  letter: string,
  time: number
): { name: string; first: boolean } {
  const first = time - typedAt > pause
  typed = first ? letter : typed + letter
  typedAt = time
  return { name: typed, first }
}

/** Whether a name is being typed, so that a space belongs to it. */
export function isTypingName(time: number): boolean {
  return time - typedAt <= pause
}
