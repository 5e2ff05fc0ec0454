import { addPicture } from './gestures/add-picture.ts'
import type { Drop, Host } from '../shared/host.ts'
import { showHostNotice } from '../controls/notices.ts'
import { reasonOf } from '../controls/show-error.ts'

/** Places the images and videos among dropped files side by side. */
export async function placeDroppedPictures(
  host: Host,
  drop: Drop
): Promise<void> {
  let { x } = drop
  for (const { name, bytes } of drop.files) {
    try {
      const picture = await addPicture(host, name, bytes)
      if (!picture) continue
      host.user.dropPicture(picture, { x, y: drop.y })
      x += picture.width + 20
    } catch (error) {
      showHostNotice(`${name} was not placed. ${reasonOf(error)}`, true)
    }
  }
}
