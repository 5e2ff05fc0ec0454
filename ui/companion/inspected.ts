import { atom } from 'nanostores'
import type { Inspected } from '../../contract/companion.ts'

/** Null before the controller's first report. */
export const $inspected = atom<Inspected | null>(null)
