import { vi } from 'vitest'

export interface WatchedArrays {
  /** Bytes of each array that was made, or put into a Blob. */
  sizes(): number[]
  /** How often a reply or a Blob was read at once. */
  wholes(): number
}

/** Until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function watchArrays(): WatchedArrays {
  const sizes: number[] = []
  const note = (part: unknown) => {
    if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) {
      sizes.push(part.byteLength)
    }
  }
  const watched = (kind: new (...parts: never[]) => object) =>
    new Proxy(kind, {
      construct(target, parts: [unknown?], newTarget) {
        if (Array.isArray(parts[0])) parts[0].forEach(note)
        const made: object = Reflect.construct(target, parts, newTarget)
        note(made)
        return made
      }
    })
  vi.stubGlobal('Uint8Array', watched(Uint8Array))
  vi.stubGlobal('ArrayBuffer', watched(ArrayBuffer))
  vi.stubGlobal('Blob', watched(Blob))
  const reads = [
    vi.spyOn(Response.prototype, 'arrayBuffer'),
    vi.spyOn(Response.prototype, 'blob'),
    vi.spyOn(Blob.prototype, 'arrayBuffer'),
    vi.spyOn(Blob.prototype, 'text')
  ]
  return {
    sizes: () => sizes,
    wholes: () => reads.flatMap(({ mock }) => mock.calls).length
  }
}
