import { atom } from 'nanostores'
import type { State } from '../../contract/protocol.ts'

/** What the handshake told; null before it. */
export const $opened = atom<State | null>(null)

/** As the file shows it. */
export const $fileName = atom('')

/** It shows colors that sRGB has not. */
export const $isDisplayP3 = atom(false)

/** Ours; tells files apart. */
export const $fileId = atom('')
