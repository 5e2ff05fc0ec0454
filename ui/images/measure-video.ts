import { sniffType } from '../../contract/sniff-file.ts'
import { platform } from '../platform/platform.ts'
import type { MeasuredVideo } from '../platform/platform.ts'

/** Milliseconds. */
const timeout = 20_000

/** As the browser would play it; null when it cannot. */
export async function measureVideo(
  bytes: Uint8Array,
  signal?: AbortSignal
): Promise<MeasuredVideo | null> {
  const type = sniffType(bytes) ?? ''
  const url = URL.createObjectURL(
    new Blob([bytes as Uint8Array<ArrayBuffer>], { type })
  )
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true
  try {
    const isLoaded = await new Promise<boolean>((resolve, reject) => {
      video.onloadedmetadata = () => resolve(true)
      video.onerror = () => resolve(false)
      platform()
        .wait(timeout, signal)
        .then(() => resolve(false), reject)
      video.src = url
    })
    const { videoWidth: width, videoHeight: height, duration } = video
    return isLoaded && width > 0 ? { width, height, duration } : null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}
