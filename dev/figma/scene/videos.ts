import { atom } from 'nanostores'
import type { Host } from '../shared/host.ts'
import type { Picture } from '../render/drawing.ts'
import { firstFrame } from './video-frame.ts'

/** First frames by the hash of their video; null for one without. */
const frames = new Map<string, Promise<Picture | null>>()
const shown = new Map<string, Picture>()

/** Counts the first frames that became known, so that they are drawn. */
export const $framesRead = atom(0)

/** A video's first frame; null until it is read, and where there is none. */
export function shownFrame(host: Host, hash: string): Picture | null {
  const found = shown.get(hash)
  if (!found) void readFrame(host, hash)
  return found ?? null
}

/** The same, once it is read. */
export function readFrame(host: Host, hash: string): Promise<Picture | null> {
  const reading = frames.get(hash)
  if (reading) return reading
  const bytes = host.video(hash)
  if (!bytes) return Promise.resolve(null)
  const made = read(hash, bytes)
  frames.set(hash, made)
  return made
}

async function read(hash: string, bytes: Uint8Array): Promise<Picture | null> {
  const frame = await firstFrame(bytes)
  if (!frame) return null
  const { png, width, height } = frame
  const file = new Blob([png.slice()], { type: 'image/png' })
  const picture = { url: URL.createObjectURL(file), width, height }
  shown.set(hash, picture)
  $framesRead.set($framesRead.get() + 1)
  return picture
}
