import { atom } from 'nanostores'
import type { Inspection } from '../../contract/companion.ts'

/** Null before the controller's first report. */
export const $inspected = atom<Inspection | null>(null)
