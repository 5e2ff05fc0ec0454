import sharp from 'sharp'

/** What makes no difference: the noise of stored pictures and of edges. */
export const tolerance = {
  /** Of each channel, from 0 to 255. */
  channel: 48,
  /** Of all pixels. */
  share: 0.002
}

export interface Comparison {
  /** Of the pixels that differ; 1 for another size. */
  share: number
  isSame: boolean
  /** The actual picture as PNG, pale, with red where it differs. */
  marked: Buffer
}

/** Compares two pictures in any format that sharp reads. */
export async function comparePictures(
  stored: Buffer,
  actual: Buffer
): Promise<Comparison> {
  const [before, after] = await Promise.all([read(stored), read(actual)])
  const { width, height, channels } = after.info
  const isOtherSize =
    before.info.width !== width || before.info.height !== height
  const marked = Buffer.alloc(after.data.length)
  let count = 0
  for (let at = 0; at < marked.length; at += channels) {
    const differs = isOtherSize || isOther(before.data, after.data, at)
    if (differs) count += 1
    for (let channel = 0; channel < channels; channel += 1) {
      const value = after.data[at + channel] ?? 0
      const red = channel === 0 ? 255 : 0
      marked[at + channel] = differs ? red : 192 + value / 4
    }
  }
  const share = (count * channels) / marked.length
  const raw = { width, height, channels }
  return {
    share,
    isSame: share <= tolerance.share,
    marked: await sharp(marked, { raw }).png().toBuffer()
  }
}

function isOther(before: Buffer, after: Buffer, at: number): boolean {
  return [0, 1, 2].some(
    channel =>
      Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) >
      tolerance.channel
  )
}

function read(picture: Buffer) {
  return sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}
