import sharp from 'sharp'
import type { HeadlessOptions } from '../headless.ts'
import { type OpenPlugin, openPlugin } from './open-plugin.ts'

type Editor = NonNullable<HeadlessOptions['editorType']>

/** A plugin that runs in every editor that one manifest can name. */
export function openIn(
  editorType: Editor,
  options: Partial<HeadlessOptions> = {}
): Promise<OpenPlugin> {
  const manifest = { editorType: ['figma', 'figjam', 'slides', 'buzz'] }
  return openPlugin({ editorType, manifest, ...options })
}

/** A GIF of 3 × 2 pixels. */
export async function smallGif(): Promise<Uint8Array> {
  const background = { r: 255, g: 0, b: 0 }
  const picture = { width: 3, height: 2, channels: 3 as const, background }
  return new Uint8Array(await sharp({ create: picture }).gif().toBuffer())
}
