import { reasonOf } from '../canvas/act.ts'
import { imageSize } from '../canvas/images.ts'
import type { Drop, Host } from '../core/host.ts'
import { showHostNotice } from './notices.ts'

/** Places the pictures among dropped files side by side, as Figma does. */
export function placeImages(host: Host, drop: Drop): void {
  let { x } = drop
  for (const { name, bytes } of drop.files) {
    try {
      const hash = host.addImage(bytes)
      const size = imageSize(host, hash)
      if (!size) continue
      const layer = name.replace(/\.\w+$/, '') || 'Image'
      const picture = { hash, name: layer, ...size }
      host.user.dropPicture(picture, { x, y: drop.y })
      x += size.width + 20
    } catch (error) {
      showHostNotice(`${name} was not placed. ${reasonOf(error)}`, true)
    }
  }
}
