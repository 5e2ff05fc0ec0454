import type { VideoFrame } from '../shared/host-io.ts'

/** Keeps films from being collected as garbage before their first frame. */
const loading = new Set<HTMLVideoElement>()

/** A film that plays nowhere; null where the browser cannot show it. */
export function loadVideo(bytes: Uint8Array): Promise<HTMLVideoElement | null> {
  const video = document.createElement('video')
  loading.add(video)
  // The type allows shared memory, which a blob does not take.
  const url = URL.createObjectURL(new Blob([bytes.slice()]))
  video.muted = true
  video.loop = true
  video.preload = 'auto'
  const drawn = new Promise<unknown>(resolve => {
    // Not in every browser; there the first frame is drawn once it is loaded.
    if ('requestVideoFrameCallback' in video) {
      video.requestVideoFrameCallback(resolve)
    } else resolve(null)
  })
  video.src = url
  const loaded = new Promise<HTMLVideoElement | null>(resolve => {
    video.onloadeddata = () => {
      if (video.videoWidth === 0) resolve(null) // sound alone
      else void drawn.then(() => resolve(video))
    }
    video.onerror = () => resolve(null)
  })
  return loaded.finally(() => loading.delete(video))
}

/** Ends the loading of a film that nobody needs any more. */
export function unloadVideo(video: HTMLVideoElement): void {
  URL.revokeObjectURL(video.src)
  video.removeAttribute('src')
  video.load()
}

/** What the film shows now, as a file no wider or higher than `most`. */
export function pictureOf(
  video: HTMLVideoElement,
  type: 'image/png' | 'image/webp',
  most: number
): Promise<Blob> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, most / Math.max(videoWidth, videoHeight))
  const width = Math.max(1, Math.round(videoWidth * scale))
  const height = Math.max(1, Math.round(videoHeight * scale))
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: 0.9 })
}

/** The first frame of a video; null where the browser cannot show it. */
export async function firstFrame(
  bytes: Uint8Array
): Promise<VideoFrame | null> {
  const video = await loadVideo(bytes)
  if (!video) return null
  const { videoWidth: width, videoHeight: height } = video
  const file = await pictureOf(video, 'image/png', Infinity)
  unloadVideo(video)
  return { png: new Uint8Array(await file.arrayBuffer()), width, height }
}
