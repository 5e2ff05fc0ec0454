type Press = (event: KeyboardEvent) => void

/** Of the grid in front. */
let press: Press | null = null

/** For the bar of a grid; returns what takes the offer back. */
export function offerGridKeys(own: Press): () => void {
  press = own
  return () => {
    if (press === own) press = null
  }
}

/** Passes on keys that mean nothing to a button of the bar. */
export function pressGridKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') press?.(event)
}
