import type { Random } from '../assets/random.ts'

/** The sound of one note, its pitch in hertz: samples from -1 to 1. */
export type Voice = (
  pitch: number,
  seconds: number,
  random: Random
) => Float32Array
