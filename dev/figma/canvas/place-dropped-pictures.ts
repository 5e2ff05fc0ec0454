import { addPicture } from './gestures/add-picture.ts'
import type { Drop, Host } from '../shared/host.ts'
import { showHostNotice } from '../controls/notices.ts'
import { reasonOf } from '../controls/show-error.ts'

/** Places the pictures among dropped files side by side, as Figma does. */
export function placeDroppedPictures(host: Host, drop: Drop): void {
  let { x } = drop
  for (const { name, bytes } of drop.files) {
    try {
      const picture = addPicture(host, name, bytes)
      if (!picture) continue
      host.user.dropPicture(picture, { x, y: drop.y })
      x += picture.width + 20
    } catch (error) {
      showHostNotice(`${name} was not placed. ${reasonOf(error)}`, true)
    }
  }
}
