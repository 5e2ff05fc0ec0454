import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Kind of frame for the panels of this run. */
    frame: 'data' | 'sandbox'
  }
}

/** Kind of frame for the panels of this run. */
export const frameKind = inject('frame')

/** Adds the kind of frame to a query of the host page's address. */
export function withFrame(query: string): string {
  const frame = frameKind === 'sandbox' ? 'frame=sandbox' : ''
  return [query, frame].filter(part => part !== '').join('&')
}
