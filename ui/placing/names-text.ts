import { placingWords } from './words.ts'

/** At most three names, and how many more there are. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - 3
  const shown = names.slice(0, 3).join(', ')
  return more > 0 ? placingWords.get().andMore({ names: shown, more }) : shown
}
