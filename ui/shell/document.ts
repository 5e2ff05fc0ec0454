import { atom } from 'nanostores'
import type { State } from '../../contract/protocol.ts'

/** Null before the handshake. */
export const $opened = atom<State | null>(null)

/** As Figma shows it. */
export const $fileName = atom('')

/** The document uses Display P3. */
export const $isDisplayP3 = atom(false)

/** Our own id of the file. */
export const $fileId = atom('')
