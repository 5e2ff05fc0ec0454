import type { OpenController } from './open-controller.ts'

/** Resolves when the canvas shows the image for the first time. */
export function waitForImage(
  { host }: OpenController,
  imageHash: string
): Promise<void> {
  return new Promise(resolve => {
    const stop = host.onChange(() => {
      if (!JSON.stringify(host.scene()).includes(imageHash)) return
      stop()
      resolve()
    })
  })
}
