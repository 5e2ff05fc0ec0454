import type { CDPSession } from 'playwright-core'

/** Bytes of heap and buffers in use after a forced collection. */
export async function heldBy(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await session.send(
    'Runtime.getHeapUsage'
  )
  return usedSize + backingStorageSize
}
