import { keys } from './keys.ts'
import { strings } from './strings.ts'
import { synths } from './synths.ts'
import { winds } from './winds.ts'
import type { Instrument } from './voice.ts'

/** All instruments and singers, by the names that scores use. */
export const voices = { ...keys, ...strings, ...synths, ...winds } as const

export type VoiceName = keyof typeof voices

export function findVoice(name: VoiceName): Instrument {
  return voices[name]
}
