// Only decodes, resizes and encodes, in a worker.
addEventListener('message', (event: MessageEvent<{ bytes: Uint8Array }>) => {
  void convert(event.data.bytes)
})
postMessage({ kind: 'ready' })

async function convert(bytes: Uint8Array): Promise<void> {
  // Bytes in a message are never shared memory.
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
  const bitmap = await createImageBitmap(blob, {
    resizeWidth: 4096,
    resizeHeight: 2731,
    resizeQuality: 'high'
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const encoded = await canvas.convertToBlob({
    type: 'image/jpeg',
    quality: 0.95
  })
  const result = new Uint8Array(await encoded.arrayBuffer())
  postMessage({ kind: 'fitted', bytes: result }, { transfer: [result.buffer] })
}
