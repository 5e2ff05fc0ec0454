import { checkBytes, checkString } from '../../nodes/checks/check.ts'
import { askText, request, callHost } from '../../nodes/handles/host-call.ts'

export interface ImageHandle {
  readonly hash: string
  getBytesAsync(): Promise<Uint8Array>
  getSizeAsync(): Promise<{ width: number; height: number }>
}

/** Bytes stay with the host; the realm holds hashes. */
function imageHandle(hash: string): ImageHandle {
  return Object.freeze({
    hash,
    async getBytesAsync() {
      return (await request('imageBytes', hash)) as Uint8Array // the host's answer
    },
    async getSizeAsync() {
      const size = await request('imageSize', hash)
      return size as { width: number; height: number } // the host's answer
    }
  })
}

export function createImage(data: unknown): ImageHandle {
  const bytes = checkBytes('createImage', 'data', data)
  return imageHandle(askText('createImage', bytes))
}

export async function createImageAsync(src: unknown): Promise<ImageHandle> {
  const url = checkString('createImageAsync', 'src', src)
  const hash = await request('createImageFrom', url)
  return imageHandle(String(hash))
}

export function getImageByHash(hash: unknown): ImageHandle | null {
  const wanted = checkString('getImageByHash', 'hash', hash)
  return callHost('hasImage', wanted) === 'yes' ? imageHandle(wanted) : null
}
