import type { HostIo } from '../shared/host.ts'

/** An SVG as a picture of its own size; JPEG has no transparency. */
export const rasterize: HostIo['rasterize'] = async (svg, size, format) => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no canvas')
    if (format === 'jpeg') {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, size.width, size.height)
    }
    context.drawImage(image, 0, 0, size.width, size.height)
    const type = `image/${format}`
    const file = await canvas.convertToBlob({ type, quality: 0.92 })
    return new Uint8Array(await file.arrayBuffer())
  } finally {
    URL.revokeObjectURL(url)
  }
}
