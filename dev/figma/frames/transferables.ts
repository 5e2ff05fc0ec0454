/**
 * The buffers of a message that can be handed over instead of copied: those
 * that one array fills completely.
 */
export function transferables(message: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>()
  const seen = new Set<object>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (value instanceof Uint8Array) {
      const { buffer } = value
      const whole = value.byteLength === buffer.byteLength
      if (whole && buffer instanceof ArrayBuffer) buffers.add(buffer)
      return
    }
    for (const child of Object.values(value)) collect(child)
  }
  collect(message)
  return [...buffers]
}
