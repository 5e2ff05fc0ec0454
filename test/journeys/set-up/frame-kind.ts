import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which frame the panels of this run stand in. */
    frame: 'data' | 'sandbox'
  }
}

/** The frame that this run of the journeys is about. */
export const frameKind = inject('frame')

/** A query of the host page's address, with the frame that is asked for. */
export function withFrame(query: string): string {
  const frame = frameKind === 'sandbox' ? 'frame=sandbox' : ''
  return [query, frame].filter(part => part !== '').join('&')
}
