const page = 64 * 1024
const initialPages = 256
const mostPages = 32_768

export interface MemoryLimit {
  /** Whether the memory may become so large; false is out of memory. */
  mayGrow(bytes: number): boolean
}

/** Memories of ended engines, for reuse. */
const spare: WebAssembly.Memory[] = []
const mostSpare = 2

function newMemory(bytes: number): WebAssembly.Memory {
  const initial = Math.max(initialPages, Math.ceil(bytes / page))
  return new WebAssembly.Memory({ initial, maximum: mostPages })
}

/** A spare memory filled with zeros, faster than a new one. */
function clearedMemory(bytes: number): WebAssembly.Memory | null {
  const at = spare.findIndex(({ buffer }) => buffer.byteLength >= bytes)
  const [memory] = at < 0 ? [] : spare.splice(at, 1)
  if (!memory) return null
  new Uint8Array(memory.buffer).fill(0)
  return memory
}

/** Memory of at least `bytes` bytes that grows only as far as `limit` allows. */
export function takeMemory(
  bytes: number,
  limit: MemoryLimit
): WebAssembly.Memory {
  const memory = clearedMemory(bytes) ?? newMemory(bytes)
  const grow = WebAssembly.Memory.prototype.grow.bind(memory)
  // The engine asks this object, so here is where it can be refused.
  memory.grow = pages => {
    if (limit.mayGrow(memory.buffer.byteLength + pages * page)) {
      return grow(pages)
    }
    throw new RangeError('The sandbox may have no more memory')
  }
  return memory
}

/** Takes back the memory of an engine that is not called any more. */
export function giveBack(memory: WebAssembly.Memory): void {
  if (memory.buffer.byteLength > initialPages * page) return
  if (spare.length < mostSpare) spare.push(memory)
}
