import fitWorkerSource from 'worker:../images/fit-worker.ts'
import type { Addresses } from '../../contract/config.ts'
import { ClearedError } from '../../contract/errors.ts'
import { measureVideo } from '../images/measure-video.ts'
import { startFitWorker } from '../images/start-fit-worker.ts'
import { createTwoFitters } from '../images/two-fitters.ts'
import { fileBuffers } from '../platform/file-buffers.ts'
import type { Platform } from '../platform/platform.ts'

/** Replaced by the build. */
declare const __ADDRESSES__: Addresses

/** The platform of the panel's iframe in Figma. */
export function createBrowserPlatform(): Platform {
  return {
    addresses: __ADDRESSES__,
    // Figma: the frame's origin is opaque, so the target must be `*`.
    post: message =>
      parent.postMessage({ pluginMessage: message }, '*', fileBuffers(message)),
    drop: ({ clientX, clientY, dragId }) => {
      const pluginDrop = { clientX, clientY, dropMetadata: { dragId } }
      parent.postMessage({ pluginDrop }, '*')
    },
    listen: receive =>
      addEventListener('message', event => {
        const data: unknown = event.data
        if (typeof data === 'object' && data && 'pluginMessage' in data) {
          receive(data.pluginMessage)
        }
      }),
    fetch: (url, init) => fetch(url, init),
    fitPicture: createTwoFitters(() => startFitWorker(fitWorkerSource)),
    measureVideo,
    languages: navigator.languages,
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
    now: () => Date.now(),
    wait
  }
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function abort(): void {
      clearTimeout(timer)
      reject(new ClearedError('cancelled', 'Waiting was cancelled.'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
    if (signal?.aborted) abort()
  })
}
