import { atom } from 'nanostores'
import type { Inspected } from '../../contract/companion.ts'

/** Null until the controller has looked. */
export const $inspected = atom<Inspected | null>(null)
