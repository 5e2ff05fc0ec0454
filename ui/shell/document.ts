import { atom } from 'nanostores'
import type { State } from '../../contract/protocol.ts'

/** What the handshake told; null before it. */
export const $opened = atom<State | null>(null)
